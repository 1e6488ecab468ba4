import type { AnyStateMachine } from 'xstate';
import type { EditablePath } from '../../../src/statecharts/flow/editable-path.ts';
import type { Playback } from './playback.types.ts';

/** A machine and, if its path is data, how to make machines of other versions. */
interface PlayableFlow {
  readonly machine: AnyStateMachine;
  readonly editable?: EditablePath<AnyStateMachine>;
}

/** The number of cached versions of an edited path. */
const MOST_KEPT = 20;

const made = new WeakMap<EditablePath<AnyStateMachine>, Map<string, AnyStateMachine>>();

/**
 * The machine for a playback: the flow's own, or that of the path in the playback. Equal paths share a machine, even
 * from another page, so that the mocked machine continues.
 */
export function machineOfPlayback(
  { machine, editable }: PlayableFlow,
  { path }: Pick<Playback, 'path'>,
): AnyStateMachine {
  if (!path || !editable) return machine;
  const stored = made.get(editable) ?? new Map<string, AnyStateMachine>();
  made.set(editable, stored);
  const text = JSON.stringify(path);
  const played = stored.get(text) ?? editable.machineOf(path);
  // Least recently used order.
  stored.delete(text);
  stored.set(text, played);
  const [oldest] = stored.keys();
  if (stored.size > MOST_KEPT && oldest !== undefined) stored.delete(oldest);
  return played;
}
