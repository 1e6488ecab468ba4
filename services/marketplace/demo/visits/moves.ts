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

function sharedDepth(a: string, b: string): number {
  const [ofA, ofB] = [partsOf(a), partsOf(b)];
  const end = ofA.findIndex((key, at) => key !== ofB[at]);
  return end === -1 ? ofA.length : end;
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
      const [to] = entered.toSorted((a, b) => sharedDepth(state, b) - sharedDepth(state, a));
      return to === undefined ? [] : [{ state, to }];
    });
  return { left, entered };
}
