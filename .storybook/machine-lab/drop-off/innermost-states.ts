/**
 * The states without a descendant among them. Counts of a state are also reported for its ancestors, but not for what
 * the server does not count: whether a call was slow.
 */
export const innermostStates = <Counted extends { readonly state: string }>(
  states: readonly Counted[],
): readonly Counted[] =>
  states.filter(({ state }) => !states.some((other) => other.state.startsWith(`${state}.`)));
