import type { PathEnd } from './simple-paths.types.ts';
import type { Spot, SpotGraph, Way } from './simple-paths-graph.ts';

/** A way through the graph that comes to no spot twice. */
export interface SpotWalk {
  readonly graph: SpotGraph;
  readonly ways: readonly Way[];
  readonly end: PathEnd;
  /** Other inputs from which it goes alike. */
  readonly alike?: readonly string[];
}

/** The beginning of a walk; walks with the same beginning share it. Sets of spots and of states are kept as bits. */
interface Beginning {
  readonly spot: Spot;
  readonly way: Way | null;
  readonly before: Beginning | null;
  readonly length: number;
  readonly spots: bigint;
  readonly leaves: bigint;
  /** Steps into a state in which it stood before. */
  readonly returns: number;
}

const waysOf = (last: Beginning): Way[] => {
  const ways: Way[] = [];
  for (let at: Beginning | null = last; at; at = at.before) if (at.way) ways.push(at.way);
  return ways.reverse();
};

/** Fewest steps from each spot, by its index, to where a path can end. */
function distances({ spots }: SpotGraph): ReadonlyMap<Spot, number> {
  const before = new Map<Spot, Spot[]>(spots.map((spot) => [spot, []]));
  for (const spot of spots) for (const { to } of spot.ways) before.get(to)?.push(spot);
  const open = spots.filter(({ outcome, ways }) => outcome !== null || ways.length === 0);
  const far = new Map(open.map((spot) => [spot, 0]));
  for (const spot of open) {
    for (const one of before.get(spot) ?? []) {
      if (far.has(one)) continue;
      far.set(one, (far.get(spot) ?? 0) + 1);
      open.push(one);
    }
  }
  return far;
}

/** Those begun, by how long they will be at least: the shortest is taken first, and of equals the one begun first. */
function shortestFirst() {
  const byLength: { walks: Beginning[]; taken: number }[] = [];
  return {
    add(walk: Beginning, least: number) {
      while (byLength.length <= least) byLength.push({ walks: [], taken: 0 });
      byLength[least]?.walks.push(walk);
    },
    take(): Beginning | null {
      for (const shelf of byLength) {
        const walk = shelf.walks[shelf.taken];
        if (!walk) continue;
        shelf.taken += 1;
        if (shelf.taken === shelf.walks.length) Object.assign(shelf, { walks: [], taken: 0 });
        return walk;
      }
      return null;
    },
  };
}

interface Bits {
  readonly spot: bigint;
  readonly leaves: bigint;
}

/** Each spot's own bit, and those of its innermost states. */
function bitsOf({ spots }: SpotGraph): (spot: Spot) => Bits {
  const places = new Map<string, bigint>();
  for (const id of spots.flatMap(({ leaves }) => leaves)) {
    if (!places.has(id)) places.set(id, 1n << BigInt(places.size));
  }
  const known = new Map(
    spots.map((spot): [Spot, Bits] => [
      spot,
      {
        spot: 1n << BigInt(spot.index),
        leaves: spot.leaves.reduce((bits, id) => bits | (places.get(id) ?? 0n), 0n),
      },
    ]),
  );
  return (spot) => known.get(spot) ?? { spot: 0n, leaves: 0n };
}

/** Where one can only turn back, one turns back alike however one came: of these walks the shortest is told. */
const turnOf = ({ spot, way }: Beginning): string =>
  [JSON.stringify(spot.snapshot.value), ...(way?.steps ?? []).map(({ event }) => event.type)].join(' ');

const end = ({ outcome, ways }: Spot): PathEnd | null => {
  if (outcome !== null) return 'outcome';
  return ways.length === 0 ? 'stands still' : null;
};

/** A place, and the states that were come through on the way there. */
const nameOf = ({ index }: Spot, leaves: bigint): string => `${index} ${leaves.toString(36)}`;

interface WalkOptions {
  /**
   * For a machine with more paths than anybody reads: a path comes back to at most one state in which it stood before, and of the paths that come to the same
   * place through the same states, in whichever order, only the shortest is told.
   */
  readonly isFolded: boolean;
  /** After so many beginnings it ends by itself. */
  readonly effort: number;
}

/** All walks through a graph, the shortest first; null from time to time, for the page to do other things. `true` when that was all there is. */
export function* spotWalks(
  graph: SpotGraph,
  { isFolded, effort }: WalkOptions,
): Generator<SpotWalk | null, boolean> {
  const far = distances(graph);
  const bits = bitsOf(graph);
  const begun = shortestFirst();
  const told = new Set<string>();
  const shortest = new Map<string, number>();
  const { start } = graph;
  const here = bits(start);
  const nothing = { way: null, before: null, length: 0, returns: 0 };
  begun.add({ spot: start, ...nothing, spots: here.spot, leaves: here.leaves }, 0);
  shortest.set(nameOf(start, here.leaves), 0);

  for (let spent = 0; spent < effort; spent += 1) {
    const walk = begun.take();
    if (!walk) return true;
    if (spent % 64 === 63) yield null;
    const { spot, length } = walk;
    // A shorter one was begun since.
    if (isFolded && shortest.get(nameOf(spot, walk.leaves)) !== length) continue;
    const ended = end(spot);
    if (ended) {
      yield { graph, ways: waysOf(walk), end: ended };
      continue;
    }
    const onward = spot.ways.filter(({ to }) => (walk.spots & bits(to).spot) === 0n);
    if (onward.length === 0 && !told.has(turnOf(walk))) {
      told.add(turnOf(walk));
      yield { graph, ways: waysOf(walk), end: 'turns back' };
    }
    for (const way of onward) {
      const { to } = way;
      const there = bits(to);
      const entered = there.leaves & ~bits(spot).leaves;
      const returns = walk.returns + ((entered & walk.leaves) === 0n ? 0 : 1);
      const leaves = walk.leaves | there.leaves;
      if (isFolded) {
        const name = nameOf(to, leaves);
        if (returns > 1 || (shortest.get(name) ?? Infinity) <= length + 1) continue;
        shortest.set(name, length + 1);
      }
      const spots = walk.spots | there.spot;
      begun.add(
        { spot: to, way, before: walk, length: length + 1, spots, leaves, returns },
        length + 1 + (far.get(to) ?? 0),
      );
    }
  }
  return false;
}
