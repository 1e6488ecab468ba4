import type { SimplePath } from '../../../src/statecharts/explore/simple-paths.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { plainCue, plainJson } from '../stage/plain-json.ts';
import type { Walk } from '../stage/walk.types.ts';

const STEP_MS = 1_000;

/** A path as something to be walked, standing at its beginning. */
export function walkOfPath({ fixtures }: Pick<ShownFlow, 'fixtures'>, path: SimplePath): Walk {
  const given: unknown = fixtures.inputs[path.input];
  return {
    ...(given !== undefined && { input: plainJson(given) }),
    cues: path.steps.map(({ event }, index) => plainCue({ actor: '/', event, at: index * STEP_MS })),
    played: 0,
  };
}
