import type { AnyStateMachine } from 'xstate';
import { createPacker } from '../../../src/statecharts/trace/packer.ts';
import { createPlayer } from '../../../src/statecharts/trace/player.ts';
import { createRecorder } from '../../../src/statecharts/trace/recorder.ts';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { allowances } from '../flows/allowances.ts';
import type { Playback } from '../preview/playback.types.ts';

/** A typical time between two steps of a user. */
const stepMs = 800;

const ofMockActor = /^xstate\.(promise|observable)\./;

/** A playback as the app would have recorded it: redacted and ready for replay. */
export async function traceOfPlayback(
  machine: AnyStateMachine,
  { input, events, played }: Playback,
): Promise<Trace> {
  let now = 0;
  const recorder = createRecorder({
    now: () => now,
    whenIdle: (work) => work(),
    loadPacker: async () => createPacker({ allowances }),
  });
  const player = createPlayer({
    machine,
    events: events.slice(0, played),
    ...(input !== undefined && { input }),
    inspect: (event) => {
      // Events for mock actors are internal: real promises send them to themselves, unrecorded.
      if (event.type !== '@xstate.event' || !ofMockActor.test(event.event.type)) recorder.inspect(event);
    },
  });
  do now += stepMs;
  while (player.step());
  const [trace] = await recorder.traces();
  player.stop();
  if (!trace) throw new Error('Nothing was walked.');
  return trace;
}
