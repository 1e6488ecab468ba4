import type { Flow, FlowState } from '../../../../src/statecharts/flow/flow.types.ts';
import { causesOf, parentPath, stateAt } from '../../../../src/statecharts/flow/flow-tree.ts';

/** Nothing can happen there but what leads on by itself. */
const isPassedAtOnce = (state: FlowState | null): boolean => {
  const causes = state ? causesOf(state) : [];
  return causes.length > 0 && causes.every(({ cause }) => cause.kind === 'always');
};

/** The state itself, or around it the nearest in which one can stand: nobody ever sees the screen of one that is passed at once. */
export function whereOneStands(flow: Flow, path: string): string {
  const around = parentPath(path);
  return around && isPassedAtOnce(stateAt(flow, path)) ? whereOneStands(flow, around) : path;
}
