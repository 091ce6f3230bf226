# The client's version must not be older than the server's: pg_dump copies the database before it is updated.
FROM python:3.13-slim-trixie
# The name pins the major version; older minor ones leave the mirrors.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /edubba
COPY . .
RUN pip install --no-cache-dir --constraint constraints.txt ".[club]" \
    && useradd --uid 1000 --create-home edubba \
    && install --directory --owner edubba /data
USER 1000
ENV EDUBBA_DATA=/data EDUBBA_CACHE=/data/cache EDUBBA_HOST=0.0.0.0
VOLUME /data
EXPOSE 8210
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8210/healthz', timeout=5)"]
ENTRYPOINT ["edubba"]
CMD ["serve"]
