import type { Flow, FlowState } from '../../../../src/statecharts/flow/flow.types.ts';
import { causesOf, parentPath, stateAt } from '../../../../src/statecharts/flow/flow-tree.ts';

/** All of its transitions are automatic. */
const isTransient = (state: FlowState | null): boolean => {
  const causes = state ? causesOf(state) : [];
  return causes.length > 0 && causes.every(({ cause }) => cause.kind === 'always');
};

/**
 * The state itself or its nearest ancestor that is not transient: nobody ever sees the screen of a transient state.
 */
export function restingStateOf(flow: Flow, path: string): string {
  const around = parentPath(path);
  return around && isTransient(stateAt(flow, path)) ? restingStateOf(flow, around) : path;
}
