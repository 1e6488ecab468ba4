import type { AnyStateMachine } from 'xstate';
import { eventsToConfiguration } from '../../../src/statecharts/explore/configuration-events.ts';
import { configurationsOf } from '../../../src/statecharts/explore/configurations.ts';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { isJsonEqual } from '../../../src/lib/json-equal.ts';
import type { Configuration } from '../../../src/statecharts/explore/configuration.ts';
import { plainScriptedEvent, plainJson } from '../preview/plain-json.ts';
import type { Playback } from '../preview/playback.types.ts';

interface PlayableFlow {
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
}

/** A playback at its start, with the named input or the usual one. */
export function startPlayback({ fixtures }: PlayableFlow, input: string): Playback {
  const given: unknown = fixtures.inputs[input] ?? Object.values(fixtures.inputs)[0];
  return { ...(given !== undefined && { input: plainJson(given) }), events: [], played: 0 };
}

const known = new WeakMap<AnyStateMachine, Map<string | null, readonly Configuration[]>>();

/** Every reachable configuration, from one input or from any; computed once per machine. */
function configurationsFrom(
  { machine, fixtures }: PlayableFlow,
  input: string | null,
): readonly Configuration[] {
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

/** Every reachable configuration. */
export const configurationsOfFlow = (flow: PlayableFlow): readonly Configuration[] =>
  configurationsFrom(flow, null);

/** The shortest playback to a configuration, from the given input if possible; null if the id is unknown. */
export function playbackTo(
  flow: PlayableFlow,
  id: string,
  begins: string | null = null,
): { playback: Playback; input: string } | null {
  const from = begins !== null && Object.hasOwn(flow.fixtures.inputs, begins) ? begins : null;
  const configuration =
    configurationsFrom(flow, from).find((one) => one.id === id) ??
    configurationsOfFlow(flow).find((one) => one.id === id);
  if (!configuration) return null;
  const events = eventsToConfiguration(configuration).map(plainScriptedEvent);
  const { input } = configuration;
  return { input, playback: { ...startPlayback(flow, input), events, played: events.length } };
}

/** The configuration with a given value, for its address; null if no shortest path ends in it. */
export const configurationAt = (flow: PlayableFlow, value: unknown, begins: string): Configuration | null =>
  configurationsFrom(flow, begins).find((one) => isJsonEqual(one.value, value)) ?? null;
