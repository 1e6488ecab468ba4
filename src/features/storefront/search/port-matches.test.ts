import { expect, it } from 'vitest';
import { readSearch } from './market-search.ts';
import { inNamedPort } from './port-matches.ts';

const port = (slug: string, name: string) => ({
  slug,
  name,
  country: 'FR',
  timeZone: 'Europe/Paris',
  latitude: 0,
  longitude: 0,
});
const ports = [
  port('palma', 'Palma'),
  port('antibes', 'Antibes'),
  port('porto-cervo', 'Porto Cervo'),
  port('malaga', 'Málaga'),
];

const searched = (q: string, more = '') => {
  const there = inNamedPort(
    readSearch(new URL(`https://quayside.example.com/?q=${encodeURIComponent(q)}${more}`)),
    ports,
  );
  return there && [there.q, there.port];
};

it('searches in the one port that is named in full for everything else that is said', () => {
  expect(
    [
      'fenders antibes',
      'Palma hull cleaning',
      'diver in porto cervo',
      'malaga',
      'a Palma fender',
      'rope in',
    ].map((q) => searched(q)),
  ).toEqual([
    ['fenders', 'antibes'],
    ['hull cleaning', 'palma'],
    ['diver', 'porto-cervo'],
    ['', 'malaga'],
    ['a fender', 'palma'],
    null,
  ]);
});

it('leaves what names two ports, or a part of one, or is searched in a port already', () => {
  expect([searched('antibes palma'), searched('porto'), searched('fenders antibes', '&port=palma')]).toEqual([
    null,
    null,
    null,
  ]);
});
