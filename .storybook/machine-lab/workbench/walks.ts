import type { AnyStateMachine } from 'xstate';
import { cuesOfConfiguration } from '../../../src/statecharts/explore/configuration-cues.ts';
import { configurationsOf } from '../../../src/statecharts/explore/configurations.ts';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { isJsonAlike } from '../../../src/lib/json-alike.ts';
import type { Configuration } from '../../../src/statecharts/explore/configuration.ts';
import { plainCue, plainJson } from '../stage/plain-json.ts';
import type { Walk } from '../stage/walk.types.ts';

interface Walkable {
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
}

/** The beginning of a walk, with the input of that name, or the usual one. */
export function walkFrom({ fixtures }: Walkable, input: string): Walk {
  const given: unknown = fixtures.inputs[input] ?? Object.values(fixtures.inputs)[0];
  return { ...(given !== undefined && { input: plainJson(given) }), cues: [], played: 0 };
}

/** Every configuration that can be reached; reckoned once for a machine. */
export function configurationsOfFlow({ machine, fixtures }: Walkable): readonly Configuration[] {
  const before = known.get(machine);
  if (before) return before;
  const { configurations } = configurationsOf(machine, fixtures);
  known.set(machine, configurations);
  return configurations;
}
const known = new WeakMap<AnyStateMachine, readonly Configuration[]>();

/** The shortest walk to a configuration; null where there is none of that id. */
export function walkTo(flow: Walkable, id: string): { walk: Walk; input: string } | null {
  const configuration = configurationsOfFlow(flow).find((one) => one.id === id);
  if (!configuration) return null;
  const cues = cuesOfConfiguration(configuration).map(plainCue);
  const { input } = configuration;
  return { input, walk: { ...walkFrom(flow, input), cues, played: cues.length } };
}

/** The configuration that a machine stands in, for its address; null where the shortest walks lead past it. */
export const configurationAt = (flow: Walkable, value: unknown): Configuration | null =>
  configurationsOfFlow(flow).find((one) => isJsonAlike(one.value, value)) ?? null;
