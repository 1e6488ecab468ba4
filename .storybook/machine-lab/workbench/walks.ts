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

const known = new WeakMap<AnyStateMachine, Map<string | null, readonly Configuration[]>>();

/** Every configuration that can be reached, from one of the inputs or from any; reckoned once for a machine. */
function configurationsFrom({ machine, fixtures }: Walkable, input: string | null): readonly Configuration[] {
  const ofMachine = known.get(machine) ?? new Map<string | null, readonly Configuration[]>();
  known.set(machine, ofMachine);
  const before = ofMachine.get(input);
  if (before) return before;
  const given: unknown = input === null ? undefined : fixtures.inputs[input];
  const inputs = input === null ? fixtures.inputs : { [input]: given };
  const { configurations } = configurationsOf(machine, { ...fixtures, inputs });
  ofMachine.set(input, configurations);
  return configurations;
}

/** Every configuration that can be reached. */
export const configurationsOfFlow = (flow: Walkable): readonly Configuration[] =>
  configurationsFrom(flow, null);

/** The shortest walk to a configuration, from that input where it leads there; null where there is none of that id. */
export function walkTo(
  flow: Walkable,
  id: string,
  begins: string | null = null,
): { walk: Walk; input: string } | null {
  const from = begins !== null && Object.hasOwn(flow.fixtures.inputs, begins) ? begins : null;
  const configuration =
    configurationsFrom(flow, from).find((one) => one.id === id) ??
    configurationsOfFlow(flow).find((one) => one.id === id);
  if (!configuration) return null;
  const cues = cuesOfConfiguration(configuration).map(plainCue);
  const { input } = configuration;
  return { input, walk: { ...walkFrom(flow, input), cues, played: cues.length } };
}

/** The configuration that a machine stands in after it began so, for its address; null where the shortest walks lead past it. */
export const configurationAt = (flow: Walkable, value: unknown, begins: string): Configuration | null =>
  configurationsFrom(flow, begins).find((one) => isJsonAlike(one.value, value)) ?? null;
