import { expect, it } from 'vitest';
import { halcyonTide } from '../../../api/testing/delivery.ts';
import { firstPlaceOf } from './first-place.ts';

const untold = { yachtId: null, port: null, berth: null, billTo: null };
const yacht = { ...halcyonTide, id: 'only', port: 'palma', berth: 'Q12', billTo: null };
const other = { ...halcyonTide, id: 'other' };

it('begins with the only yacht, its port and its berth', () => {
  expect(firstPlaceOf({ details: untold, yachts: [yacht] })).toEqual({
    yachtId: 'only',
    port: 'palma',
    berth: 'Q12',
  });
});

it('keeps the port that something was chosen for, without the berth that the yacht has elsewhere', () => {
  expect(firstPlaceOf({ details: { ...untold, port: 'antibes' }, yachts: [yacht] })).toEqual({
    yachtId: 'only',
  });
});

it('chooses none of two yachts', () => {
  expect(firstPlaceOf({ details: untold, yachts: [yacht, other] })).toBeNull();
});

it('adds nothing to what the buyer said', () => {
  expect(firstPlaceOf({ details: { ...untold, port: 'palma', berth: 'B4' }, yachts: [yacht] })).toBeNull();
  expect(
    firstPlaceOf({ details: { ...untold, yachtId: 'other', port: 'palma' }, yachts: [other] }),
  ).toBeNull();
});
