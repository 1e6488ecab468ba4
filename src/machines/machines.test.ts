import { describe, expect, it } from 'vitest';
import { assign, createActor, setup, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { checkShape } from '../statecharts/check-shape.ts';
import { nodesWithin } from '../statecharts/state-nodes.ts';
import { withMockActors } from '../statecharts/trace/mock-actors.ts';
import { flows, machines } from './flows.fixture.ts';

const named = machines.map((machine) => [machine.id, machine] as const);

const actionsOf = (node: AnyStateNode): unknown[] =>
  [
    node.entry,
    node.exit,
    node.type === 'compound' ? node.initial.actions : [],
    ...[...node.transitions.values(), node.always ?? []].flat().map(({ actions }) => actions),
  ].flat();

/** The actions with which xstate starts and cancels the delay of an `after`. */
const ofDelays: ReadonlySet<unknown> = new Set(['xstate.raise', 'xstate.cancel']);

const isWrittenOut = (action: unknown): boolean =>
  typeof action === 'function' && !('type' in action && ofDelays.has(action.type));

/** States with an inline action instead of one named in the vocabulary. */
const writtenOut = (machine: AnyStateMachine): string[] =>
  nodesWithin(machine.root)
    .filter((node) => actionsOf(node).some(isWrittenOut))
    .map(({ id }) => id);

/** Flags that the specification names; any other one should be a state or a tag. */
const flagsOfSpecification: Readonly<Record<string, readonly string[]>> = {
  cart: ['loading'],
  session: ['isAuthenticated'],
};

const flagsIn = (machine: AnyStateMachine, input: unknown): string[] => {
  const { context } = createActor(withMockActors(machine), { input }).getSnapshot() as { context: object };
  return Object.entries(context)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name]) => name);
};

describe('every machine', () => {
  it('is found', () => {
    expect(machines.map(({ id }) => id)).toContain('session');
  });

  it.each(named)(
    '%s has no unreachable state, dead end, wait without a way out, nor effect without a name',
    (_, machine) => {
      expect(checkShape(machine)).toEqual([]);
    },
  );

  it.each(named)('%s names every action, those that assign too', (_, machine) => {
    expect(writtenOut(machine)).toEqual([]);
  });

  it.each(
    flows.map(({ machine, fixtures }) => [machine.id, machine, Object.values(fixtures.inputs)] as const),
  )('%s has no flag in its context but those of the specification', (id, machine, inputs) => {
    const flags = inputs.flatMap((input) => flagsIn(machine, input));
    expect([...new Set(flags)]).toEqual(flagsOfSpecification[id] ?? []);
  });
});

describe('a machine against these rules', () => {
  const planted = setup({ types: { context: {} as { slow: boolean } } }).createMachine({
    id: 'planted',
    context: { slow: false },
    initial: 'calling',
    states: {
      calling: { on: { LATE: { actions: assign({ slow: true }) }, DONE: { target: 'over' } } },
      over: { entry: assign({ slow: false }), type: 'final' },
    },
  });

  it('is found by its actions and its flag', () => {
    expect(writtenOut(planted)).toEqual(['planted.calling', 'planted.over']);
    expect(flagsIn(planted, undefined)).toEqual(['slow']);
  });
});
