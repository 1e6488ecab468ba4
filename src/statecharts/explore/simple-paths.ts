import type { AnyStateMachine, StateValue } from 'xstate';
import { anyFixtures } from './cases.ts';
import type { MachineFixtures } from './fixtures.ts';
import { placeWords } from './place-words.ts';
import { oneOfAlike, withoutJoining } from './simple-paths-alike.ts';
import { chooseWalks } from './simple-paths-choice.ts';
import { statesOf, walksForGaps } from './simple-paths-gaps.ts';
import { spotGraphs, type Spot, type SpotGraph } from './simple-paths-graph.ts';
import { spotWalks, type SpotWalk } from './simple-paths-walks.ts';
import type { PathStep, SimplePath, SimplePaths, WalkedPaths } from './simple-paths.types.ts';

/** Nobody counts further. */
const MOST_COUNTED = 20_000;
/** Beginnings of paths that are looked at, of all inputs together. */
const MOST_EFFORT = 300_000;

interface Counted {
  readonly walks: readonly SpotWalk[];
  readonly isAll: boolean;
}

/** All walks from every input; of each at most `most`. Yields how many there are so far. */
function* countWalks(
  graphs: readonly SpotGraph[],
  most: number,
  isFolded: boolean,
): Generator<number, Counted> {
  const walks: SpotWalk[] = [];
  let isAll = true;
  for (const graph of graphs) {
    const walking = spotWalks(graph, { isFolded, effort: MOST_EFFORT / graphs.length });
    for (const before = walks.length; ;) {
      const { done, value } = walking.next();
      if (done) isAll &&= value;
      else if (value) walks.push(value);
      yield walks.length;
      isAll &&= walks.length - before <= most;
      if (done || walks.length - before > most) break;
    }
  }
  return { walks, isAll: isAll && walks.length <= most };
}

/** The walks as somebody reads them where there are too many: what is like another is told once. */
function* foldedWalks(graphs: readonly SpotGraph[]): Generator<number | null, Counted> {
  const { walks, isAll } = yield* countWalks(graphs, MOST_COUNTED, true);
  const told: SpotWalk[] = [];
  for (const graph of graphs) {
    told.push(...(yield* withoutJoining(walks.filter((walk) => walk.graph === graph))));
  }
  return { walks: oneOfAlike(told), isAll };
}

const FNV_PRIME = 0x01000193;
const hash = (text: string, seed: number): string => {
  let bits = seed;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), FNV_PRIME);
  return (bits >>> 0).toString(36);
};

/** By what it comes through, and not by where it stands in the list. */
const idOf = (input: string, steps: readonly PathStep[]): string => {
  const told = JSON.stringify([input, ...steps.map(({ event, words, value }) => [event.type, words, value])]);
  return `${steps.length}-${hash(told, 0x811c9dc5)}${hash(told, 0x1b873593)}`;
};

const valueOf = ({ snapshot }: Spot): StateValue => snapshot.value as StateValue; // a machine's

function pathOf(machine: AnyStateMachine, { graph, ways, end, alike = [] }: SpotWalk): SimplePath {
  const { input, start } = graph;
  const steps = ways.flatMap((way, index): PathStep[] => {
    const {
      to,
      steps: [first, ...instead],
    } = way;
    const rank = (ways[index - 1]?.to ?? start).ways.indexOf(way);
    return first ? [{ ...first, instead, rank, value: valueOf(to), states: statesOf(to) }] : [];
  });
  const last = ways.at(-1)?.to ?? start;
  return {
    id: idOf(input, steps),
    ...{ input, alike, steps, end },
    start: { value: valueOf(start), states: statesOf(start) },
    outcome: last.outcome ?? placeWords(machine.root, valueOf(last)),
  };
}

interface PathOptions {
  /** How many are told at most. */
  readonly limit?: number;
}

/** As `simplePathsOf`, in parts: it yields often, so that a page can do other things meanwhile; while it counts, how many it has found. */
export function* simplePathsInParts<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  walked: WalkedPaths,
  { limit = 500 }: PathOptions = {},
): Generator<number | null, SimplePaths> {
  const graphs = yield* spotGraphs(machine, anyFixtures(fixtures), walked);
  const plain = yield* countWalks(graphs, limit, false);
  const isFolded = !plain.isAll;
  const counted = isFolded ? yield* foldedWalks(graphs) : plain;
  const walks = [...counted.walks, ...(yield* walksForGaps(graphs, counted.walks))];
  const chosen: SpotWalk[] = [];
  for (const walk of chooseWalks(walks, limit)) {
    yield null;
    if (walk.graph.isWalkable(walk.ways)) chosen.push(walk);
  }
  return {
    paths: chosen.map((walk) => pathOf(machine, walk)),
    leftOut: counted.isAll ? Math.max(0, walks.length - limit) : 'many',
    isFolded,
  };
}

/**
 * The ways through a machine that come to no place twice, from each of its inputs, the shortest first; a place is a value and what the fixtures
 * distinguish. A path ends in an outcome, where nothing more can happen, and where every way leads back. What leads from one place to the same other is one
 * step, and a step that changes no place is none.
 *
 * Where there are more than `limit`, paths are folded: one comes back to at most one state in which it stood before, and those that come to the same place
 * through the same states are one, the shortest; what begins further along and goes on as a longer one does in the end is told once for each outcome; and
 * what goes alike from several inputs is one. Of what is left `limit` are told; whatever happens on any path happens on one of these.
 */
export function simplePathsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  walked: WalkedPaths,
  options: PathOptions = {},
): SimplePaths {
  const parts = simplePathsInParts(machine, fixtures, walked, options);
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}
