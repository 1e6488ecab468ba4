import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import type { Json } from '../../../src/statecharts/json.ts';

/** The events played on a machine. Plain data: the screen may be in a page of its own. */
export interface Playback {
  /** The root machine's input. */
  readonly input?: Json;
  /** The trace to start from, if its beginning was dropped. */
  readonly base?: Trace;
  /** An uncommitted path, whose machine is played instead of the flow's own. */
  readonly path?: Flow;
  readonly events: readonly ScriptedEvent[];
  /** The number of events played. */
  readonly played: number;
}
