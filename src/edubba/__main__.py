"""`python -m edubba` is `edubba`."""

from edubba.cli import main

main()
