import type { AnyStateNode } from 'xstate';

/** A state and its descendants in document order. */
export const nodesWithin = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesWithin),
];
