import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { childrenOf, srcOf } from '../actors.ts';
import { noNetwork, type Cases, type FailureCase, type MachineFixtures } from './fixtures.ts';
import type { WalkedStep } from './configuration.ts';

/** Fixtures of some machine, for what asks only by name. */
export interface AnyFixtures {
  readonly inputs: Cases<unknown>;
  readonly events: Readonly<Record<string, Cases<object> | undefined>>;
  readonly outputs: Readonly<Record<string, Cases<unknown> | undefined>>;
  readonly failures: Readonly<Record<string, Cases<FailureCase> | undefined>>;
  readonly machines?: Readonly<Record<string, AnyFixtures | undefined>>;
  // Given only contexts of the machine that the fixtures are of.
  readonly distinguish?: (context: never) => unknown;
}

/** Of one machine they are fixtures of some machine. */
export const anyFixtures = <Machine extends AnyStateMachine>(
  fixtures: MachineFixtures<Machine>,
): AnyFixtures => fixtures;

const errors = new WeakMap<FailureCase, Error>();

/** As the client throws it; the same one for the same case, for a walk meets it thousands of times. */
function thrown(failure: FailureCase): Error {
  const { message, ...fields } = failure;
  const error = errors.get(failure) ?? Object.assign(new Error(message), fields);
  errors.set(failure, error);
  return error;
}

const entries = <Value>(cases: Cases<Value> | undefined): [string, Value][] => Object.entries(cases ?? {});

const srcIn = (snapshot: AnyMachineSnapshot, id: string): string => srcOf(childrenOf(snapshot)[id]) ?? id;

/** "patience" of `xstate.after.patience.import.opening`. */
function waitName(snapshot: AnyMachineSnapshot, type: string): string {
  const node = snapshot._nodes.find(({ after }) => after.some(({ eventType }) => eventType === type));
  const delay = node?.after.find(({ eventType }) => eventType === type)?.delay;
  const name = node && type.slice('xstate.after.'.length, -(node.id.length + 1));
  return typeof delay === 'number' ? `${delay} ms` : (name ?? type);
}

/** An answer is JSON: what can be called makes one (AnswerCase). */
const makesAnswer = (output: unknown): output is (context: unknown) => unknown =>
  typeof output === 'function';

const answerOf = (output: unknown, { context }: AnyMachineSnapshot): unknown =>
  makesAnswer(output) ? output(context) : output;

/** What can happen under an event's type, by example: one step for every case the fixtures know, in their order. */
export function stepsOf(type: string, snapshot: AnyMachineSnapshot, fixtures: AnyFixtures): WalkedStep[] {
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (id !== undefined && end === 'done') {
    const outputs = entries(fixtures.outputs[srcIn(snapshot, id)]);
    const event = (output: unknown): EventObject => ({ type, output, actorId: id }) as EventObject;
    if (outputs.length === 0) return [{ event: event(undefined), words: `✓ ${id}` }];
    return outputs.map(([name, output]) => ({
      event: event(answerOf(output, snapshot)),
      words: `✓ ${id} · ${name}`,
    }));
  }
  if (id !== undefined) {
    const failures = { ...fixtures.failures[srcIn(snapshot, id)], 'no network': noNetwork };
    return entries<FailureCase>(failures).map(([name, failure]) => ({
      event: { type, error: thrown(failure), actorId: id } as EventObject,
      words: `✕ ${id} · ${name}`,
    }));
  }
  if (type.startsWith('xstate.after.')) {
    return [{ event: { type }, words: `after ${waitName(snapshot, type)}` }];
  }
  // What an actor shows meanwhile is its own; nothing can be made up for it.
  if (type.startsWith('xstate.')) return [];
  const payloads = entries(fixtures.events[type]);
  if (payloads.length === 0) return [{ event: { type }, words: type }];
  return payloads.map(([name, payload]) => ({ event: { ...payload, type }, words: `${type} · ${name}` }));
}
