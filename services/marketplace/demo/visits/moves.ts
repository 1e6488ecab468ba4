import { nearestState } from '../../../../src/lib/nearest-state.ts';

/** A state that was left, and the one of those entered that it led on to. */
interface Left {
  readonly state: string;
  readonly to: string;
}

const partsOf = (state: string): readonly string[] => state.split('.');

/** A place's states and all around them below the flow's root, from the outside in. */
export function statesAt(flow: string, place: string): string[] {
  const states = place.split(' + ').flatMap((path) => {
    const keys = path.split('.');
    return keys.map((_, at) => [flow, ...keys.slice(0, at + 1)].join('.'));
  });
  return [...new Set(states)];
}

/** What the browser would tell of a step from one set of states to another: it leads on to the nearest of those that are entered. */
export function movesBetween(
  before: readonly string[],
  after: readonly string[],
): { readonly left: readonly Left[]; readonly entered: readonly string[] } {
  const entered = after.filter((state) => !before.includes(state));
  const left = before
    .filter((state) => !after.includes(state))
    .flatMap((state) => {
      const to = nearestState(partsOf(state), entered, partsOf);
      return to === undefined ? [] : [{ state, to }];
    });
  return { left, entered };
}
