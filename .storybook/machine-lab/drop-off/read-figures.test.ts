import { expect, it } from 'vitest';
import { readFigures } from './read-figures.ts';

const state = {
  state: 'door.shut',
  came: 3,
  wentOn: 2,
  medianSeconds: 4,
  slowSeconds: 9,
  to: [{ state: 'door.open', count: 2 }],
};
const data = { flow: 'door', from: '2026-11-01', to: '2026-11-20', states: [state] };
const refusal = (value: unknown) => {
  const read = readFigures(typeof value === 'string' ? value : JSON.stringify(value));
  return read.ok ? 'taken' : read.place;
};

it('takes the operation’s answer and its data alone', () => {
  expect(readFigures(JSON.stringify(data))).toEqual({ ok: true, figures: data });
  expect(readFigures(JSON.stringify({ status: true, data }))).toEqual({ ok: true, figures: data });
});

it.each([
  ['no JSON', '{"flow":', 'the file'],
  ['no object', 7, 'the file'],
  ['a refusal of the server', { status: false, message: 'No.' }, 'status'],
  ['a day that is none', { ...data, from: 'yesterday' }, 'from'],
  ['days the wrong way round', { ...data, to: '2000-01-01' }, 'to'],
  ['a count that is none', { ...data, states: [{ ...state, came: -1 }] }, 'states[0].came'],
  ['a field too many', { ...data, states: [{ ...state, who: 'Mara' }] }, 'states[0]'],
  ['a state twice', { ...data, states: [state, state] }, 'states'],
  ['more than a megabyte', ' '.repeat(1024 * 1024 + 1), 'the file'],
])('refuses %s, with the place', (_, given, place) => {
  expect(refusal(given)).toBe(place);
});
