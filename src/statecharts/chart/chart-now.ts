import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import type { ChartNow } from './chart.types.ts';

/** Events that nobody sends: such transitions are taken automatically as soon as possible. */
const isAutomatic = (type: string): boolean => type === '' || type.startsWith('xstate.done.state.');

/**
 * The active states of a machine and the events they handle. A guard may still refuse one: it cannot be evaluated
 * without the payload.
 */
export function chartNow(snapshot: AnyMachineSnapshot): ChartNow {
  const active = snapshot._nodes.map((node) => node.id);
  if (snapshot.status !== 'active') return { active, possible: [] };
  const types = getNextTransitions(snapshot).map(({ eventType }) => String(eventType));
  return { active, possible: [...new Set(types)].filter((type) => !isAutomatic(type)) };
}
