import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import type { Json } from '../../../src/statecharts/json.ts';

/** How far a machine was walked. Plain data: the screen may stand in a page of its own. */
export interface Walk {
  /** What the root machine is given. */
  readonly input?: Json;
  /** A trace whose beginning was dropped begins where it stood. */
  readonly base?: Trace;
  /** A path that is not committed: the machine made of it is walked, and not the flow's own. */
  readonly path?: Flow;
  readonly cues: readonly Cue[];
  /** How many of the cues have happened. */
  readonly played: number;
}
