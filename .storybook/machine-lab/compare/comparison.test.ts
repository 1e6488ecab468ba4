import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { drawnMarks } from '../parts/drawn-marks.ts';
import { compareVersions, onlyChanged, locationsOf } from './comparison.ts';
import type { Version } from './compare.types.ts';
import { differencesText } from './differences-text.ts';

const versionOf = (id: string, config: Parameters<typeof createMachine>[0]): Version => ({
  id,
  label: id,
  flow: null,
  model: chartOf(createMachine(config)),
});
const before = versionOf('one', {
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { PRESS: { target: 'lit' } } },
    lit: { on: { PRESS: { target: 'dark' } } },
    broken: {},
    still: {},
  },
});
const after = versionOf('two', {
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { PRESS: { target: 'lit', guard: 'there is power' } } },
    lit: { on: { PRESS: { target: 'dark' } }, entry: 'hum' },
    still: {},
    attic: { initial: 'a', states: { a: { on: { OUT: { target: '#lamp.dark' } } } } },
  },
});
const { model, marks, differences } = compareVersions(before, after, undefined);

it('lists what is other in a machine that is no data', () => {
  expect(differences.map(({ kind, text }) => [kind, text])).toEqual([
    ['changed', '“lit” is different: entry'],
    ['removed', '“broken” is gone'],
    ['added', '“attic” is new'],
    ['changed', '“dark”: PRESS to “lit” is different: condition'],
  ]);
  expect(compareVersions(before, before, undefined).differences).toEqual([]);
});

it('shows only what changed, with the states around it', () => {
  const shown = onlyChanged({ model, marks });
  expect(shown.states.map(({ id }) => id)).toEqual([
    'lamp',
    'lamp.dark',
    'lamp.lit',
    'lamp.broken',
    'lamp.attic',
    'lamp.attic.a',
  ]);
  expect(shown.edges.map(({ id }) => id)).toEqual([
    'lamp.dark PRESS → lamp.lit',
    'lamp.attic.a OUT → lamp.dark',
  ]);
});

it('lists in its state what the chart does not draw', () => {
  const open = (more: object) =>
    versionOf('one', {
      id: 'lamp',
      initial: 'dark',
      on: { OPEN: { target: '.lit', ...more } },
      states: { dark: {}, lit: {} },
    });
  const comparison = compareVersions(open({}), open({ actions: 'hum' }), undefined);
  // The root contains everything, so the arrow's target is used.
  expect(comparison.differences.map((one) => locationsOf(comparison, one))).toEqual([['lamp.lit']]);
  expect(comparison.marks).not.toHaveProperty('lamp');
  expect(drawnMarks(comparison)).toMatchObject({ lamp: { tone: 'amber', text: '~ OPEN' } });
});

it('knows where a difference is', () => {
  expect(differences.map((one) => locationsOf({ model }, one))).toEqual([
    ['lamp.lit'],
    ['lamp.broken'],
    ['lamp.attic'],
    ['lamp.dark', 'lamp.lit'],
  ]);
});

it('writes the differences in Markdown', () => {
  expect(differencesText('Lamp', before, after, differences)).toBe(`# Lamp: one → two

## Changed

- “lit” is different: entry
- “dark”: PRESS to “lit” is different: condition

## Added

- “attic” is new

## Removed

- “broken” is gone
`);
  expect(differencesText('Lamp', before, before, [])).toBe('# Lamp: one → one\n\nNo difference.\n');
});
