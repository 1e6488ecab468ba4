import { expect, it } from 'vitest';
import { booking } from '../testing/example-calendar.ts';
import { entryState } from './entry-texts.ts';

it.each([
  ['booking', 'provider', 'Crew asks to move it', 'warning'],
  ['booking', 'buyer', 'You asked to move it', 'info'],
  ['proposal', 'provider', 'Crew proposes this time', 'warning'],
  ['proposal', 'buyer', 'You proposed this time', 'info'],
] as const)('a %s whose move waits for the %s says so', (kind, waitsFor, label, tone) => {
  expect(entryState(booking({ kind, waitsFor, status: 'reschedule_proposed' }))).toEqual({ label, tone });
});
