import type { AnyStateMachine } from 'xstate';
import { eventsToConfiguration } from '../explore/configuration-events.ts';
import { configurationsOf } from '../explore/configurations.ts';
import type { MachineFixtures } from '../explore/fixtures.ts';
import { possibleActions } from '../explore/possible-actions.ts';
import { createPacker } from '../trace/packer.ts';
import { createPlayer } from '../trace/player.ts';
import { createRecorder } from '../trace/recorder.ts';
import type { Trace, TraceAllowance } from '../trace/trace.types.ts';

interface Flow<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly fixtures: MachineFixtures<Machine>;
  readonly allowance: TraceAllowance;
}

/** Every fixture case, once in each configuration where it has an effect: recorded and redacted. */
export async function redactedRuns<Machine extends AnyStateMachine>({
  machine,
  fixtures,
  allowance,
}: Flow<Machine>): Promise<readonly Trace[]> {
  const recorder = createRecorder({
    whenIdle: () => {},
    loadPacker: async () => createPacker({ allowances: { [machine.id]: allowance } }),
    limit: Number.POSITIVE_INFINITY,
    maxBytes: Number.POSITIVE_INFINITY,
  });
  for (const configuration of configurationsOf(machine, fixtures).configurations) {
    const begin = () => {
      const player = createPlayer({
        machine,
        input: fixtures.inputs[configuration.input],
        events: eventsToConfiguration(configuration),
        inspect: recorder.inspect,
      });
      while (player.step());
      return player;
    };
    const there = begin();
    for (const { event } of possibleActions(there, fixtures)) {
      const player = begin();
      player.dispatch(event);
      player.stop();
    }
    there.stop();
  }
  return recorder.traces();
}

/** All texts in it, with the names of their fields. */
function* textsIn(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value))
    yield* textsIn(inside, Array.isArray(value) ? field : key);
}

/** The values of these fields in the fixtures. */
export const privateTexts = (fixtures: unknown, fields: readonly string[]): string[] => [
  ...new Set(
    [...textsIn(fixtures)].flatMap(([field, text]) => (fields.includes(field) && text.trim() ? [text] : [])),
  ),
];

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** As a whole word: within another one, short texts occur by chance. */
function holds(text: string, secret: string): boolean {
  for (let index = text.indexOf(secret); index !== -1; index = text.indexOf(secret, index + 1)) {
    if (!isLetter(text[index - 1]) && !isLetter(text[index + secret.length])) return true;
  }
  return false;
}

/** Which of these texts are in the traces, with the field that contains them. */
export function leaksOf(traces: readonly Trace[], secrets: readonly string[]): string[] {
  const left = [...new Map([...textsIn(traces)].map(([field, text]) => [text, field]))];
  return secrets.flatMap((secret) => {
    const [, field] = left.find(([text]) => holds(text, secret)) ?? [];
    return field === undefined ? [] : [`${secret} in ${field}`];
  });
}

/** Every field and text that an allowance names. */
export const allowedFields = ({ codes, numbers, instants }: TraceAllowance): string[] => [
  ...codes,
  ...numbers,
  ...instants,
];
