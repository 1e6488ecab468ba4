import { expect, it } from 'vitest';
import { halcyonTide } from '../../api/testing/delivery.ts';
import { antibesPort, palmaPort } from '../../api/testing/ports.ts';
import { yachtOptions } from './yacht-options.ts';

const labels = (...yachts: readonly Partial<typeof halcyonTide>[]) =>
  yachtOptions(
    yachts.map((yacht, index) => ({ ...halcyonTide, id: String(index), ...yacht })),
    [palmaPort, antibesPort],
  ).map(({ label }) => label);

it('names each yacht, and where it lies only where two have one name', () => {
  expect(labels({ name: 'Halcyon Tide' }, { name: 'Serenissima' })).toEqual(['Halcyon Tide', 'Serenissima']);
  expect(
    labels({ port: 'palma', berth: 'Q12' }, { port: 'antibes', berth: null }, { port: null, berth: null }),
  ).toEqual(['Halcyon Tide (Berth Q12, Palma)', 'Halcyon Tide (Antibes)', 'Halcyon Tide (no port)']);
});

it('counts yachts of which name and place are the same', () => {
  const inPalma = { port: 'palma', berth: null };
  expect(labels(inPalma, inPalma)).toEqual(['Halcyon Tide (Palma), no. 1', 'Halcyon Tide (Palma), no. 2']);
});
