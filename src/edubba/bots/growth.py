"""The tree of a search, in arrays made beforehand, and the simulations that grow it.

Information-set Monte Carlo tree search for many seats (after Cowling, Powley and Whitehouse 2012): what the seat cannot
know is drawn anew for every simulation, so that a node stands for all that may lie behind the same moves. A node keeps
one share of the win for every seat, and each seat on the way prefers its own. Because not every action is legal in
every draw, a child is compared by how often it was available, not by how often its parent was visited.

What the searcher holds is the same in all these draws, so the others would learn to answer what they cannot see. In a
long search every other simulation is therefore played behind a veil, if the game wants it: at the first choice of
another seat, what that seat cannot know is drawn anew, the searcher's hand with it. From then on the others learn only
from these, and the searcher only from the rest.

Wide nodes open little by little: the children that the evaluation likes best come first, and the more often a node is
visited, the more of them there are.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from edubba.bots.settling import settle
from edubba.bots.worth import Floats, worth
from edubba.engine.dispatch import MAX_PLAYERS, OVER, actor, hide, legal, play
from edubba.engine.jit import rule
from edubba.engine.rng import below, reseed
from edubba.engine.tablet import Ints, Tablets

ROOT = 0
NONE = -1
SUITED = -2
SEARCHER, OTHERS = 0, 1  # who learns
DEEPEST = 512  # moves from the root to a leaf
NEVER = 1 << 62
CHANCE = 1 << 16
UNKNOWN = 2.0  # no hint: more than any share

Node = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("action", np.int32),
                ("child", np.int32),  # the first child, or NONE
                ("sibling", np.int32),  # the next child of the same parent, or NONE
                ("visits", np.int32),
                ("available", np.int32),  # simulations in which it could have been chosen
                ("prior", np.float32),  # the share that the evaluation foretold to whoever chooses it
                ("lessons", np.int32, 2),  # simulations through it that taught the searcher, and the others
                ("shares", np.float32, MAX_PLAYERS),  # of each seat, the mean of those that taught it
            ],
            align=True,
        ),
    )
)
Nodes = npt.NDArray[np.void]


class Knobs(NamedTuple):
    """How the tree grows."""

    exploration: float = 0.05  # how much a rarely tried child is preferred
    width: float = 0.5  # children opened: this times the root of the visits
    ripe: int = 1  # visits after which a leaf gets children
    rollout: int = SUITED  # random moves before the evaluation; NONE: to the end of the game; SUITED: as the game wants
    taste: int = 1  # such a move is the best of so many, by the evaluation
    sight: float = 1.0  # the evaluation counts as so many visits of a child; 0: children open by chance
    glance: int = 8  # actions that the evaluation looks at when a node opens: this times its visits
    settles: bool = True  # what is half done is brought to its end before it is judged
    veil: int = NEVER  # simulations of a search after which every other one is played behind a veil
    doubt: float = 0.0  # the part of what was foretold that chance may take away, so that no two searches are the same


DOUBT = 0.2  # enough for several searches of one position to find different things where nothing is drawn
PLAIN = Knobs(exploration=0.7, width=2.0, rollout=NONE, sight=0.0)  # no evaluation anywhere: random games to the end


class Desk(NamedTuple):
    """The memory of one searching thread."""

    nodes: Nodes
    used: Ints  # nodes in use; simulations marked so far
    states: Tablets  # where the search begins; where a simulation is; where an action is tried, and answers to it
    choices: Ints  # the actions to choose from at the root
    actions: Ints  # legal actions
    answers: Ints  # legal actions on the way to a calm position
    marks: Ints  # by action: the number of the simulation step in which it is legal; negative if it has a child
    path: Ints  # the nodes of a simulation
    ints: Ints
    shares: Floats
    priors: Floats
    hints: Floats  # by seat and action: what the action added to the seat's share where it was last looked at
    rngs: Tablets


@rule
def simulate(desk: Desk, seat: int, players: int, knobs: Knobs, number: int, done: int, simulations: int) -> int:
    """Goes on with a search; the chance in each simulation follows from its number. Returns how many moves it made."""
    moves = 0
    for i in range(done, done + simulations):
        reseed(desk.rngs[0], number + i)
        desk.states[1] = desk.states[0]
        hide(desk.states[1], seat, desk.rngs[0])
        is_veiled = i >= knobs.veil and i % 2 == 1
        depth = descend(desk, seat, is_veiled, knobs, players)
        moves += depth - 1 + roll_out(desk, knobs, players)
        judge(desk, 1, knobs.settles, players)
        learn(desk, depth, seat, not is_veiled, is_veiled or i < knobs.veil, players)
    return moves


@rule
def descend(desk: Desk, searcher: int, is_veiled: bool, knobs: Knobs, players: int) -> int:
    """Follows the best children from the root to a leaf; returns how many nodes there are on the way."""
    node, depth = ROOT, 1
    desk.path[0] = ROOT
    while depth < DEEPEST and (node == ROOT or desk.nodes[node].visits >= knobs.ripe):
        seat = actor(desk.states[1])
        if seat == OVER:
            break
        if is_veiled and seat != searcher:
            hide(desk.states[1], seat, desk.rngs[0])
            is_veiled = False
        node = step_down(desk, node, SEARCHER if seat == searcher else OTHERS, knobs, players)
        if node == NONE:
            break
        play(desk.states[1], int(desk.nodes[node].action), desk.rngs[0])
        desk.path[depth] = node
        depth += 1
    return depth


@rule
def step_down(desk: Desk, node: int, who: int, knobs: Knobs, players: int) -> int:
    """The child to follow, by what the searcher or the others have learned; NONE if there is no room for any."""
    n = mark_legal(desk, node)
    opened = meet_children(desk, node)
    wanted = min(n, 1 + int(knobs.width * math.sqrt(desk.nodes[node].visits)))
    if opened < wanted:
        if knobs.sight > 0:
            foretell(desk, node, n, knobs, players)
        else:
            shuffle(desk, n)
        open_children(desk, node, n, min(n - opened, max(opened, wanted - opened)))
    return best_child(desk, node, actor(desk.states[1]), who, knobs)


@rule
def mark_legal(desk: Desk, node: int) -> int:
    """Lists and marks the legal actions; returns how many."""
    desk.used[1] += 1
    if node == ROOT:
        n = len(desk.choices)
        for i in range(n):
            desk.actions[i] = desk.choices[i]
    else:
        n = legal(desk.states[1], desk.actions)
    for i in range(n):
        desk.marks[desk.actions[i]] = desk.used[1]
    return n


@rule
def meet_children(desk: Desk, node: int) -> int:
    """Counts the children that are legal now, and that they were available."""
    opened = 0
    child = desk.nodes[node].child
    while child != NONE:
        if desk.marks[desk.nodes[child].action] == desk.used[1]:
            desk.marks[desk.nodes[child].action] = -desk.used[1]
            desk.nodes[child].available += 1
            opened += 1
        child = desk.nodes[child].sibling
    return opened


@rule
def open_children(desk: Desk, node: int, n: int, more: int) -> None:
    """Gives a node more children, those with the highest priors of all that have one; none if the tree is full."""
    if desk.used[0] + more > len(desk.nodes):
        return
    for _ in range(more):
        best = 0
        for i in range(1, n):
            if desk.priors[i] > desk.priors[best]:
                best = i
        if desk.priors[best] < 0:
            return
        add_child(desk, node, desk.actions[best], desk.priors[best])
        desk.priors[best] = -1.0


@rule
def foretell(desk: Desk, node: int, n: int, knobs: Knobs, players: int) -> None:
    """Tries legal actions that have no child, and writes what the acting seat would have of each.

    At the root it tries all of them; elsewhere those that never were tried, and of the others as many as the node
    deserves, those first that served the seat best in other nodes: the same action does much the same there.
    """
    seat = actor(desk.states[1])
    worth(desk.states[1], players, desk.ints, desk.shares)
    before = desk.shares[seat]
    looks = n if node == ROOT else bring_forward(desk, n, seat, knobs.glance * desk.nodes[node].visits)
    desk.priors[:n] = -1.0
    for i in range(looks):
        if desk.marks[desk.actions[i]] == desk.used[1]:
            desk.priors[i] = attempt(desk, desk.actions[i], seat, knobs.settles, players)
            desk.hints[seat, desk.actions[i]] = desk.priors[i] - before
            if knobs.doubt > 0:
                desk.priors[i] *= 1.0 - knobs.doubt * below(desk.rngs[0], CHANCE) / CHANCE


@rule
def attempt(desk: Desk, action: int, seat: int, settles: bool, players: int) -> float:
    """What a seat would have of an action."""
    desk.states[2] = desk.states[1]
    play(desk.states[2], action, desk.rngs[0])
    judge(desk, 2, settles, players)
    return float(desk.shares[seat])


@rule
def judge(desk: Desk, place: int, settles: bool, players: int) -> None:
    """Writes what a position is worth to every seat, as it stands or once it is calm."""
    if settles:
        settle(desk.states, place, 3, players, desk.answers, desk.ints, desk.shares, desk.rngs)
    worth(desk.states[place], players, desk.ints, desk.shares)


@rule
def bring_forward(desk: Desk, n: int, seat: int, looks: int) -> int:
    """Puts the actions to be tried first: all without a hint, and those with the best hints. Returns how many."""
    ready = 0
    for i in range(n):
        if desk.hints[seat, desk.actions[i]] == UNKNOWN:
            swap(desk, i, ready)
            ready += 1
    if ready + looks >= n:
        return n
    for i in range(ready, n):
        desk.priors[i] = desk.hints[seat, desk.actions[i]]
    for place in range(looks // 2 - 1, -1, -1):
        sink(desk, ready, looks, place)
    for i in range(ready + looks, n):
        if desk.priors[i] > desk.priors[ready]:
            swap(desk, i, ready)
            sink(desk, ready, looks, 0)
    return ready + looks


@rule
def sink(desk: Desk, top: int, size: int, place: int) -> None:
    """Makes a heap whole again, from one place in it downwards: its weakest action is at the top."""
    while 2 * place + 1 < size:
        weaker = 2 * place + 1
        if weaker + 1 < size and desk.priors[top + weaker + 1] < desk.priors[top + weaker]:
            weaker += 1
        if desk.priors[top + place] <= desk.priors[top + weaker]:
            return
        swap(desk, top + place, top + weaker)
        place = weaker


@rule
def swap(desk: Desk, i: int, j: int) -> None:
    """Two actions change their places, and what is said of them."""
    desk.actions[i], desk.actions[j] = desk.actions[j], desk.actions[i]
    desk.priors[i], desk.priors[j] = desk.priors[j], desk.priors[i]


@rule
def shuffle(desk: Desk, n: int) -> None:
    """Orders the legal actions that have no child by chance."""
    for i in range(n):
        fresh = desk.marks[desk.actions[i]] == desk.used[1]
        desk.priors[i] = below(desk.rngs[0], CHANCE) / CHANCE if fresh else -1.0


@rule
def add_child(desk: Desk, node: int, action: int, prior: float) -> None:
    """A new node, before the other children of its parent."""
    new = desk.used[0]
    desk.used[0] += 1
    made = desk.nodes[new]
    made.action, made.child, made.sibling = action, NONE, desk.nodes[node].child
    made.visits, made.available, made.prior = 0, 1, prior
    made.lessons[:] = 0
    made.shares[:] = 0.0
    desk.nodes[node].child = new
    desk.marks[action] = -desk.used[1]


@rule
def best_child(desk: Desk, node: int, seat: int, who: int, knobs: Knobs) -> int:
    """The legal child with the highest upper bound for the acting seat; of equals, the one opened last."""
    best, most = NONE, -1.0
    child = desk.nodes[node].child
    while child != NONE:
        c = desk.nodes[child]
        if desk.marks[c.action] == -desk.used[1]:
            known = c.lessons[who] + knobs.sight
            if known == 0.0:
                return int(child)
            mean = (float(c.shares[seat]) * c.lessons[who] + float(c.prior) * knobs.sight) / known
            bound = mean + knobs.exploration * math.sqrt(math.log(c.available) / known)
            if bound > most:
                best, most = child, bound
        child = c.sibling
    return int(best)


@rule
def roll_out(desk: Desk, knobs: Knobs, players: int) -> int:
    """Plays so many moves, or to the end; returns how many."""
    moves = 0
    while moves != knobs.rollout and actor(desk.states[1]) != OVER:
        n = legal(desk.states[1], desk.actions)
        play(desk.states[1], pick(desk, n, knobs, players), desk.rngs[0])
        moves += 1
    return moves


@rule
def pick(desk: Desk, n: int, knobs: Knobs, players: int) -> int:
    """One of the legal actions by chance; or of some of them the one that the evaluation likes best."""
    best = desk.actions[below(desk.rngs[0], n)]
    if knobs.taste == 1 or n == 1:
        return int(best)
    seat, most = actor(desk.states[1]), UNKNOWN
    for _ in range(1, knobs.taste):
        action = desk.actions[below(desk.rngs[0], n)]
        if action != best:
            if most == UNKNOWN:
                most = attempt(desk, best, seat, knobs.settles, players)
            share = attempt(desk, action, seat, knobs.settles, players)
            if share > most:
                best, most = action, share
    return int(best)


@rule
def learn(desk: Desk, depth: int, searcher: int, for_searcher: bool, for_others: bool, players: int) -> None:
    """Every node on the way takes the result into the means of those who learn from it."""
    for i in range(depth):
        node = desk.nodes[desk.path[i]]
        node.visits += 1
        node.lessons[SEARCHER] += for_searcher
        node.lessons[OTHERS] += for_others
        for seat in range(players):
            who, learns = (SEARCHER, for_searcher) if seat == searcher else (OTHERS, for_others)
            if learns:
                node.shares[seat] += (desk.shares[seat] - float(node.shares[seat])) / node.lessons[who]


@rule
def child_by(nodes: Nodes, node: int, action: int) -> int:
    """The child of a node that an action leads to, or NONE."""
    child = nodes[node].child
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    return int(child)


@rule
def transplant(nodes: Nodes, top: int, fresh: Nodes, origins: Ints) -> int:
    """Copies all that hangs on a node into a fresh tree, layer by layer; returns how many nodes there are.

    `origins` is room for the old place of every new node.
    """
    fresh[ROOT] = nodes[top]
    fresh[ROOT].sibling = NONE
    origins[ROOT] = top
    used = 1
    done = 0
    while done < used:
        last = NONE
        child = nodes[origins[done]].child
        fresh[done].child = NONE
        while child != NONE:
            fresh[used] = nodes[child]
            fresh[used].sibling = NONE
            origins[used] = child
            if last == NONE:
                fresh[done].child = used
            else:
                fresh[last].sibling = used
            last = used
            used += 1
            child = nodes[child].sibling
        done += 1
    return used
