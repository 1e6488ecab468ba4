import { expect, it } from 'vitest';
import { whoChanged } from './who-changed.ts';

const at = (minute: number, by: string, byName: string | null = null) => ({
  at: `2026-11-28T10:0${minute}:00.000Z`,
  by,
  byName,
});

it.each([
  [
    'the reader, who did it elsewhere',
    at(1, 'you'),
    ' by you, in another window, on another device or by mail',
  ],
  ['the buyer', at(1, 'buyer', 'Marina Soler'), ' by the buyer'],
  ['a colleague by name', at(1, 'supplier', 'Ana Ferrer, Moll Stores'), ' by Ana Ferrer, your colleague'],
  ['the company, where nobody is named', at(1, 'service_provider', 'Moll Stores'), ' by your company'],
  ['an admin as Quayside', at(1, 'admin'), ' by Quayside'],
  ['nobody, where time ran out', at(1, 'system'), ''],
])('names %s', (_, last, note) => {
  expect(whoChanged([last, at(0, 'buyer')], 'Moll Stores')).toBe(note);
});
