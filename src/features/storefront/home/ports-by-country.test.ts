import { expect, it } from 'vitest';
import { countryName, portsByCountry } from './ports-by-country.ts';
import { overview } from './testing/overview.ts';

it('keeps the order of the ports, of countries by their first one', () => {
  const names = portsByCountry(overview.ports).map(({ country, ports }) => [
    country,
    ports.map(({ name }) => name),
  ]);
  expect(names).toEqual([
    ['ES', ['Palma', 'Barcelona']],
    ['FR', ['Antibes']],
    ['AG', ['Antigua']],
  ]);
});

it('names a country in English, and leaves a code that is none', () => {
  expect([countryName('MC'), countryName('ZZ')]).toEqual(['Monaco', expect.any(String)]);
});
