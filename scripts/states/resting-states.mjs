/** @typedef {import('xstate').AnyStateNode} StateNode */

/** @param {StateNode} node @returns {StateNode[]} */
const allNodes = (node) => [node, ...Object.values(node.states).flatMap(allNodes)];

/** @param {StateNode} node @returns {StateNode[]} */
const selfAndAncestors = (node) => (node.parent ? [node, ...selfAndAncestors(node.parent)] : [node]);

/** Taken regardless of guards. @param {readonly import('xstate').AnyTransitionDefinition[]} transitions */
const leavesForSure = (transitions) => transitions.some(({ guard, target }) => !guard && target?.length);

/**
 * Whether the state is transient: a transition without event or guard leaves it at once.
 * @param {StateNode} node
 */
function isPassedThrough(node) {
  if (leavesForSure(node.always ?? [])) return true;
  if (node.type !== 'final' || !node.parent?.parent) return false;
  const done = `xstate.done.state.${node.parent.id}`;
  return selfAndAncestors(node.parent).some((owner) => leavesForSure(owner.transitions.get(done) ?? []));
}

/**
 * The atomic states in which a machine can rest, in document order.
 * @param {import('xstate').AnyStateMachine} machine
 * @returns {string[]} ids
 */
export const restingStates = (machine) =>
  allNodes(machine.root)
    .filter((node) => (node.type === 'atomic' || node.type === 'final') && !isPassedThrough(node))
    .map(({ id }) => id);

/**
 * Ids of the innermost states of a value.
 * @param {import('xstate').AnyStateMachine} machine
 * @param {import('xstate').StateValue} value
 * @returns {string[]}
 */
export function innermostStates(machine, value) {
  /** @param {StateNode | undefined} node @param {import('xstate').StateValue} part @returns {string[]} */
  const under = (node, part) => {
    if (!node) return [];
    if (typeof part === 'string') return node.states[part] ? [node.states[part].id] : [];
    return Object.entries(part).flatMap(([key, rest]) =>
      Object.keys(rest ?? {}).length === 0 && typeof rest !== 'string'
        ? node.states[key]
          ? [node.states[key].id]
          : []
        : under(node.states[key], /** @type {import('xstate').StateValue} */ (rest)),
    );
  };
  return under(machine.root, value);
}
