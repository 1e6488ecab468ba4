import { expect, it } from 'vitest';
import { readVersion } from './read-version.ts';

const flow = { id: 'lamp' };
const named = { id: 'file-1', label: 'lamp.json' };
const read = (value: unknown) =>
  readVersion(flow, typeof value === 'string' ? value : JSON.stringify(value), named);

it('takes any machine that XState makes of a file, where the flow is no data', () => {
  const answer = read({
    id: 'lamp',
    initial: 'dark',
    states: { dark: { on: { ON: { target: 'lit' } } }, lit: {} },
  });
  expect(answer).toMatchObject({ ok: true, version: { label: 'lamp.json', flow: null } });
});

it.each([
  ['{ "id": "lamp", ', 'This isn’t JSON'],
  [[], 'This isn’t a machine'],
  [
    { id: 'lamp', initial: 'dark', states: { dark: { on: { ON: { target: 'nowhere' } } } } },
    'XState can’t create a machine from it',
  ],
  [
    {
      id: 'lamp',
      initial: 's0',
      states: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`s${at}`, {}])),
    },
    'It has 601 states',
  ],
  ['x'.repeat(2_000_000), 'It is larger than 1 MB'],
])('refuses %j', (value, reason) => {
  const answer = read(value);
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.refusals[0]?.reason).toContain(reason);
});
