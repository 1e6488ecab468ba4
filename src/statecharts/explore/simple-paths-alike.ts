import type { SpotWalk } from './simple-paths-walks.ts';
import type { Spot, Way } from './simple-paths-graph.ts';

/** Ends of walks, from behind: walks with the same end share it. */
interface Ending {
  readonly before: Map<Way, Ending>;
  /** The length of the longest walk that ends so, by what it found first. */
  readonly longest: Map<Spot | undefined, number>;
}

const newEnding = (): Ending => ({ before: new Map(), longest: new Map() });
const foundFirst = ({ ways }: SpotWalk): Spot | undefined => ways[0]?.to;

/** It begins with what is found at the start, and not with what somebody does. */
const isFound = ({ ways }: SpotWalk): boolean =>
  ways[0]?.steps.every(({ event }) => event.type.startsWith('xstate.done.actor.')) === true;

/** How many steps it has of its own, before it goes on as a longer one that found something else. */
function ownSteps(walk: SpotWalk, endings: Ending): number {
  const found = foundFirst(walk);
  const isLonger = ({ longest }: Ending): boolean =>
    [...longest].some(([first, length]) => first !== found && length > walk.ways.length);
  let at = endings;
  for (let own = walk.ways.length; own > 0; own -= 1) {
    const way = walk.ways[own - 1];
    const before = way && at.before.get(way);
    if (!before || !isLonger(before)) return own;
    at = before;
  }
  return 0;
}

/**
 * Leaves out what another walk tells: one that begins further along ("the list is in") and goes on, step by step, as a longer one does in the end. Each
 * beginning up to there is told once for every outcome, with the shortest. Walks of one graph, the shortest first.
 */
export function* withoutJoining(walks: readonly SpotWalk[]): Generator<null, SpotWalk[]> {
  const endings = newEnding();
  for (const walk of walks) {
    const found = foundFirst(walk);
    let at = endings;
    for (const way of walk.ways.toReversed()) {
      const before = at.before.get(way) ?? newEnding();
      at.before.set(way, before);
      before.longest.set(found, Math.max(before.longest.get(found) ?? 0, walk.ways.length));
      at = before;
    }
    yield null;
  }
  const told = new Set<string>();
  return walks.filter((walk) => {
    if (!isFound(walk)) return true;
    const beginning = walk.ways.slice(0, ownSteps(walk, endings)).map(({ to }) => to.index);
    const name = [...beginning, walk.end, walk.ways.at(-1)?.to.outcome].join(' ');
    const isNew = beginning.length === walk.ways.length || !told.has(name);
    told.add(name);
    return isNew;
  });
}

/** All that is told of it, but for its input. */
const toldOf = ({ graph, ways, end }: SpotWalk): string =>
  JSON.stringify([
    end,
    JSON.stringify(graph.start.snapshot.value),
    ...ways.flatMap(({ to, steps }) => [
      JSON.stringify(to.snapshot.value),
      to.outcome,
      steps.map(({ words }) => words),
    ]),
  ]);

/** What goes alike from several inputs is one walk, from the first of them; the others are its `alike`. */
export function oneOfAlike(walks: readonly SpotWalk[]): SpotWalk[] {
  return [...Map.groupBy(walks, toldOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, alike: [...new Set(others.map(({ graph }) => graph.input))] }] : [],
  );
}
