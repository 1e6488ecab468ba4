import type { SimplePath } from '../../../src/statecharts/explore/simple-paths.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { plainScriptedEvent, plainJson } from '../preview/plain-json.ts';
import type { Playback } from '../preview/playback.types.ts';

const STEP_MS = 1_000;

/** A path as a playback at its start. */
export function playbackOfPath({ fixtures }: Pick<ShownFlow, 'fixtures'>, path: SimplePath): Playback {
  const value: unknown = fixtures.inputs[path.input];
  return {
    ...(value !== undefined && { input: plainJson(value) }),
    events: path.steps.map(({ event }, index) =>
      plainScriptedEvent({ actor: '/', event, at: index * STEP_MS }),
    ),
    played: 0,
  };
}
