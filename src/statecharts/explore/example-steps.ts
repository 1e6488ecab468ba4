import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { childrenOf, sourceNameOf } from '../actors.ts';
import { noNetwork, type Cases, type FailureCase, type MachineFixtures } from './fixtures.ts';
import type { ExampleStep } from './configuration.ts';

/** Fixtures of an unspecified machine, accessed by name. */
export interface AnyFixtures {
  readonly inputs: Cases<unknown>;
  readonly events: Readonly<Record<string, Cases<object> | undefined>>;
  readonly outputs: Readonly<Record<string, Cases<unknown> | undefined>>;
  readonly failures: Readonly<Record<string, Cases<FailureCase> | undefined>>;
  readonly machines?: Readonly<Record<string, AnyFixtures | undefined>>;
  // Only receives contexts of the machine that the fixtures belong to.
  readonly distinguish?: (context: never) => unknown;
}

/** Widens the fixtures of one machine. */
export const anyFixtures = <Machine extends AnyStateMachine>(
  fixtures: MachineFixtures<Machine>,
): AnyFixtures => fixtures;

const errors = new WeakMap<FailureCase, Error>();

/** The error as the client throws it; cached per case, since exploration meets it thousands of times. */
function thrown(failure: FailureCase): Error {
  const { message, ...fields } = failure;
  const error = errors.get(failure) ?? Object.assign(new Error(message), fields);
  errors.set(failure, error);
  return error;
}

const entries = <Value>(cases: Cases<Value> | undefined): [string, Value][] => Object.entries(cases ?? {});

const srcIn = (snapshot: AnyMachineSnapshot, id: string): string =>
  sourceNameOf(childrenOf(snapshot)[id]) ?? id;

/** "patience" of `xstate.after.patience.import.opening`. */
function delayName(snapshot: AnyMachineSnapshot, type: string): string {
  const node = snapshot._nodes.find(({ after }) => after.some(({ eventType }) => eventType === type));
  const delay = node?.after.find(({ eventType }) => eventType === type)?.delay;
  const name = node && type.slice('xstate.after.'.length, -(node.id.length + 1));
  return typeof delay === 'number' ? `${delay} ms` : (name ?? type);
}

/** An answer is JSON; a function produces one (AnswerCase). */
const makesAnswer = (output: unknown): output is (context: unknown) => unknown =>
  typeof output === 'function';

const answerOf = (output: unknown, { context }: AnyMachineSnapshot): unknown =>
  makesAnswer(output) ? output(context) : output;

/** Example steps for an event type: one for every fixture case, in the order of the fixtures. */
export function exampleSteps(
  type: string,
  snapshot: AnyMachineSnapshot,
  fixtures: AnyFixtures,
): ExampleStep[] {
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (id !== undefined && end === 'done') {
    const outputs = entries(fixtures.outputs[srcIn(snapshot, id)]);
    const event = (output: unknown): EventObject => ({ type, output, actorId: id }) as EventObject;
    if (outputs.length === 0) return [{ event: event(undefined), label: `✓ ${id}` }];
    return outputs.map(([name, output]) => ({
      event: event(answerOf(output, snapshot)),
      label: `✓ ${id} · ${name}`,
    }));
  }
  if (id !== undefined) {
    const failures = { ...fixtures.failures[srcIn(snapshot, id)], 'no network': noNetwork };
    return entries<FailureCase>(failures).map(([name, failure]) => ({
      event: { type, error: thrown(failure), actorId: id } as EventObject,
      label: `✕ ${id} · ${name}`,
    }));
  }
  if (type.startsWith('xstate.after.')) {
    return [{ event: { type }, label: `after ${delayName(snapshot, type)}` }];
  }
  // Snapshots of running actors cannot be made up.
  if (type.startsWith('xstate.')) return [];
  const payloads = entries(fixtures.events[type]);
  if (payloads.length === 0) return [{ event: { type }, label: type }];
  return payloads.map(([name, payload]) => ({ event: { ...payload, type }, label: `${type} · ${name}` }));
}
