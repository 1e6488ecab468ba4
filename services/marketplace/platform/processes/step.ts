import {
  transition,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type StateValueFrom,
} from 'xstate';
import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';

/** The events of a chart whose commands have no data: one for each name. */
export type CommandEvents<Name extends string> = Name extends string ? { readonly type: Name } : never;
type CommandOf<Chart extends AnyStateMachine> = EventFrom<Chart>['type'];
type StateOf<Chart extends AnyStateMachine> = StateValueFrom<Chart> & string;

const snapshotIn = (chart: AnyStateMachine, state: string, facts: unknown) =>
  chart.resolveState({ value: state, context: facts });

/**
 * Runs one command on a process in `state`, purely: `facts` are the inputs of its chart's guards, read in the same
 * transaction. The chart is flat.
 */
export function step<Chart extends AnyStateMachine>(
  chart: Chart,
  state: StateOf<Chart>,
  command: CommandOf<Chart>,
  facts: ContextFrom<Chart>,
): Result<StateOf<Chart>, 'NOT_ALLOWED_NOW'> {
  const before = snapshotIn(chart, state, facts);
  if (!before.can({ type: command })) return refuse('NOT_ALLOWED_NOW');
  const [after] = transition<AnyStateMachine>(chart, before, { type: command });
  invariant(typeof after.value === 'string', `the chart ${chart.id} is flat`);
  // Safe: a flat chart steps to one of its states.
  return ok(after.value as StateOf<Chart>);
}

/** The commands that are currently allowed, in the given order. */
export const actionsFor = <Chart extends AnyStateMachine, const Commands extends readonly CommandOf<Chart>[]>(
  chart: Chart,
  state: StateOf<Chart>,
  facts: ContextFrom<Chart>,
  commands: Commands,
): readonly Commands[number][] => {
  const now = snapshotIn(chart, state, facts);
  return commands.filter((command) => now.can({ type: command }));
};
