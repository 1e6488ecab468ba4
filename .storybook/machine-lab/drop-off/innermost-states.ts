/**
 * Those with no other of them inside. Counts of a state are reported for the states around it too, but not for what the server does not count:
 * whether a call was slow.
 */
export const innermostStates = <Counted extends { readonly state: string }>(
  states: readonly Counted[],
): readonly Counted[] =>
  states.filter(({ state }) => !states.some((other) => other.state.startsWith(`${state}.`)));
