import type { AnyStateMachine } from 'xstate';
import { createPacker } from '../../../src/statecharts/trace/packer.ts';
import { createPlayer } from '../../../src/statecharts/trace/player.ts';
import { createRecorder } from '../../../src/statecharts/trace/recorder.ts';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { allowances } from '../flows/allowances.ts';
import type { Walk } from '../stage/walk.types.ts';

/** A person takes about so long from one step to the next. */
const stepMs = 800;

const ofPuppet = /^xstate\.(promise|observable)\./;

/** What was walked, as the app would have recorded it: redacted, ready to be replayed. */
export async function traceOfWalk(machine: AnyStateMachine, { input, cues, played }: Walk): Promise<Trace> {
  let now = 0;
  const recorder = createRecorder({
    now: () => now,
    whenIdle: (work) => work(),
    loadPacker: async () => createPacker({ allowances }),
  });
  const player = createPlayer({
    machine,
    cues: cues.slice(0, played),
    ...(input !== undefined && { input }),
    inspect: (event) => {
      // What a puppet is told is the player's affair: a real promise says it to itself, unheard.
      if (event.type !== '@xstate.event' || !ofPuppet.test(event.event.type)) recorder.inspect(event);
    },
  });
  do now += stepMs;
  while (player.step());
  const [trace] = await recorder.traces();
  player.stop();
  if (!trace) throw new Error('Nothing was walked.');
  return trace;
}
