import { nearestState } from '../../../../src/lib/nearest-state.ts';

/** A state that was left, and the entered state to which it led. */
interface Departure {
  readonly state: string;
  readonly to: string;
}

const partsOf = (state: string): readonly string[] => state.split('.');

/** The states of a path and their ancestors below the flow's root, outermost first. */
export function statesAt(flow: string, place: string): string[] {
  const states = place.split(' + ').flatMap((path) => {
    const keys = path.split('.');
    return keys.map((_, at) => [flow, ...keys.slice(0, at + 1)].join('.'));
  });
  return [...new Set(states)];
}

/**
 * What the browser would report for a change between two sets of states: each departure leads to the nearest entered
 * state.
 */
export function changesBetween(
  before: readonly string[],
  after: readonly string[],
): { readonly left: readonly Departure[]; readonly entered: readonly string[] } {
  const entered = after.filter((state) => !before.includes(state));
  const left = before
    .filter((state) => !after.includes(state))
    .flatMap((state) => {
      const to = nearestState(partsOf(state), entered, partsOf);
      return to === undefined ? [] : [{ state, to }];
    });
  return { left, entered };
}
