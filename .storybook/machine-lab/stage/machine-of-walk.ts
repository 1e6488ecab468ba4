import type { AnyStateMachine } from 'xstate';
import type { EditablePath } from '../../../src/statecharts/flow/editable-path.ts';
import type { Walk } from './walk.types.ts';

/** What is walked: a machine, and where its path is data what any other path of it would be. */
interface Walked {
  readonly machine: AnyStateMachine;
  readonly editable?: EditablePath<AnyStateMachine>;
}

/** Of a path that is edited, so many versions are gone back to at once. */
const MOST_KEPT = 20;

const made = new WeakMap<EditablePath<AnyStateMachine>, Map<string, AnyStateMachine>>();

/**
 * The machine that a walk is walked on: the flow's own, or the one made of the path that the walk brings. A path that says the same is the same
 * machine, also where it came from another page: its puppets go on.
 */
export function machineOfWalk({ machine, editable }: Walked, { path }: Pick<Walk, 'path'>): AnyStateMachine {
  if (!path || !editable) return machine;
  const kept = made.get(editable) ?? new Map<string, AnyStateMachine>();
  made.set(editable, kept);
  const text = JSON.stringify(path);
  const walked = kept.get(text) ?? editable.machineOf(path);
  // The one that was asked for last stays longest.
  kept.delete(text);
  kept.set(text, walked);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return walked;
}
