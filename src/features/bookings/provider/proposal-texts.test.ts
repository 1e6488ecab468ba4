import { expect, it } from 'vitest';
import { confirmed } from '../shared/testing/example-bookings.ts';
import { movedCancellationText, timeToAgreeText } from './proposal-texts.ts';

const year = new Date('2026-11-25T10:00:00Z');

it.each([
  ['the usual time', '2026-12-04T08:00:00Z', year, 'The buyer has 24 hours to agree.'],
  [
    'the start of the booked time, where that is sooner',
    '2026-12-04T08:00:00Z',
    new Date('2026-12-02T20:00:00Z'),
    'The buyer can agree until Thu 3 Dec, 09:00 in Palma.',
  ],
  [
    'the start of the proposed time, where that is sooner',
    '2026-12-02T22:00:00Z',
    new Date('2026-12-02T20:00:00Z'),
    'The buyer can agree until Wed 2 Dec, 23:00 in Palma.',
  ],
  [
    'the start of the proposed time alone, once the booked one has passed',
    '2026-12-03T12:00:00Z',
    new Date('2026-12-03T09:00:00Z'),
    'The buyer can agree until Thu 3 Dec, 13:00 in Palma.',
  ],
])('a proposed time is open for %s', (_until, proposed, now, text) => {
  expect(timeToAgreeText(confirmed, proposed, now)).toBe(text);
});

it.each([
  [
    'later',
    '2026-12-07T08:00:00Z',
    year,
    'The buyer could then cancel free of charge until Fri 4 Dec, 09:00 in Palma, instead of Mon 30 Nov, 09:00 in Palma.',
  ],
  [
    'for the first time',
    '2026-12-07T08:00:00Z',
    new Date('2026-12-01T08:00:00Z'),
    'The buyer could then cancel free of charge until Fri 4 Dec, 09:00 in Palma.',
  ],
  [
    'not any more',
    '2026-11-27T08:00:00Z',
    year,
    'Once it’s agreed, the buyer can’t cancel free of charge any more.',
  ],
])('says of a move that the buyer can cancel free of charge %s', (_when, proposed, now, text) => {
  expect(movedCancellationText(confirmed, proposed, now)).toBe(text);
});
