import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { chartOf } from './chart-model.ts';
import { layoutChart } from './layout.ts';
import { unionChart } from './union.ts';

const unionOf = (before: AnyStateMachine, after: AnyStateMachine) =>
  unionChart(chartOf(before), chartOf(after));

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { PRESS: { target: 'lit' } } },
    lit: {
      initial: 'dim',
      on: { PRESS: { target: 'dark' } },
      states: { dim: { on: { MORE: { target: 'bright' } } }, bright: {} },
    },
    broken: { type: 'final' },
  },
});

/** Delays and done events of children are named after their state. */
const patient = (id: string) =>
  createMachine({
    id,
    initial: 'waiting',
    states: {
      waiting: {
        after: { 100: { actions: 'hum' }, 200: { target: 'over' } },
        initial: 'a',
        states: { a: { type: 'final' } },
        onDone: { target: 'over' },
      },
      over: {},
    },
  });

describe('two versions as one chart', () => {
  it('has nothing to mark where they are the same', () => {
    const { model, marks } = unionOf(lamp, lamp);
    expect(model).toEqual(chartOf(lamp));
    expect(marks).toEqual({});
  });

  it('keeps what was removed next to its former neighbours', () => {
    const after = createMachine({
      id: 'lamp',
      initial: 'dark',
      states: { dark: {}, broken: { type: 'final' }, stolen: { type: 'final' } },
    });
    const { model, marks } = unionOf(lamp, after);
    expect(model.states.map(({ id, parent }) => [id, parent])).toEqual([
      ['lamp', null],
      ['lamp.dark', 'lamp'],
      ['lamp.lit', 'lamp'],
      ['lamp.lit.dim', 'lamp.lit'],
      ['lamp.lit.bright', 'lamp.lit'],
      ['lamp.broken', 'lamp'],
      ['lamp.stolen', 'lamp'],
    ]);
    expect(marks).toEqual({
      'lamp.lit': { tone: 'red', text: '− gone' },
      'lamp.lit.dim': { tone: 'red', text: '−' },
      'lamp.lit.bright': { tone: 'red', text: '−' },
      'lamp.stolen': { tone: 'green', text: '+ new' },
      'lamp.dark PRESS → lamp.lit': { tone: 'red', text: '−' },
      'lamp.lit PRESS → lamp.dark': { tone: 'red', text: '−' },
      'lamp.lit.dim MORE → lamp.lit.bright': { tone: 'red', text: '−' },
    });
  });

  it('says what is other in what both have', () => {
    const after = createMachine({
      id: 'lamp',
      initial: 'lit',
      states: {
        dark: { meta: { title: 'Night' }, on: { PRESS: { target: 'lit', guard: 'there is power' } } },
        lit: {
          initial: 'dim',
          entry: 'hum',
          on: { PRESS: { target: 'dark', actions: 'sigh' }, KICK: { actions: 'rattle' } },
          states: { dim: { on: { MORE: { target: 'bright' } } }, bright: {} },
        },
        broken: { type: 'final' },
      },
    });
    expect(unionOf(lamp, after).marks).toEqual({
      lamp: { tone: 'amber', text: '~ start' },
      'lamp.dark': { tone: 'amber', text: '~ title' },
      'lamp.lit': { tone: 'amber', text: '~ entry, KICK' },
      'lamp.dark PRESS → lamp.lit': { tone: 'amber', text: '~ condition' },
      'lamp.lit PRESS → lamp.dark': { tone: 'amber', text: '~ actions' },
    });
  });

  it('shows an arrow that leads elsewhere as one gone and one new', () => {
    const after = createMachine({
      ...lamp.config,
      states: { ...lamp.config.states, dark: { on: { PRESS: { target: 'broken' } } } },
    });
    expect(unionOf(lamp, after).marks).toEqual({
      'lamp.dark PRESS → lamp.lit': { tone: 'red', text: '− gone' },
      'lamp.dark PRESS → lamp.broken': { tone: 'green', text: '+ new' },
    });
  });

  it('takes two machines of other names for one', () => {
    const { model, marks } = unionOf(createMachine({ ...lamp.config, id: 'old' }), lamp);
    expect(model).toEqual(chartOf(lamp));
    expect(marks).toEqual({});
    expect(unionOf(patient('old'), patient('new')).marks).toEqual({});
  });

  it('is laid out like any chart', async () => {
    const after = createMachine({ id: 'lamp', initial: 'stolen', states: { stolen: {} } });
    const { model } = unionOf(lamp, after);
    const layout = await layoutChart(model, new ELK());
    expect(Object.keys(layout.states).toSorted()).toEqual(model.states.map(({ id }) => id).toSorted());
    expect(Object.keys(layout.edges).toSorted()).toEqual(model.edges.map(({ id }) => id).toSorted());
  });
});
