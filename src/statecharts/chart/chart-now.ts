import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import type { ChartNow } from './chart.types.ts';

/** Never sent by anybody: taken by themselves as soon as they can be. */
const takesItself = (type: string): boolean => type === '' || type.startsWith('xstate.done.state.');

/** Where a machine stands, and which events its states listen to. A guard may still refuse one: it cannot be asked without the payload. */
export function chartNow(snapshot: AnyMachineSnapshot): ChartNow {
  const active = snapshot._nodes.map((node) => node.id);
  if (snapshot.status !== 'active') return { active, possible: [] };
  const types = getNextTransitions(snapshot).map(({ eventType }) => String(eventType));
  return { active, possible: [...new Set(types)].filter((type) => !takesItself(type)) };
}
