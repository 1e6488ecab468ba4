import { expect, it } from 'vitest';
import { readSearch } from './market-search.ts';
import { inNamedPort, portMatches, withoutLooseWords } from './port-matches.ts';

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
      'fender for palma',
      'Rigger in Antibes next week',
      'rope in',
    ].map((q) => searched(q)),
  ).toEqual([
    ['fenders', 'antibes'],
    ['hull cleaning', 'palma'],
    ['diver', 'porto-cervo'],
    ['', 'malaga'],
    ['fender', 'palma'],
    ['fender', 'palma'],
    ['Rigger', 'antibes'],
    null,
  ]);
});

it('leaves what names two ports, or a part of one, and takes the one that is named before one that was chosen', () => {
  expect([searched('antibes palma'), searched('porto'), searched('fenders antibes', '&port=palma')]).toEqual([
    null,
    null,
    ['fenders', 'antibes'],
  ]);
});

it('leaves out what only joins words or says when, and never everything', () => {
  const of = (q: string) =>
    withoutLooseWords(readSearch(new URL(`https://quayside.example.com/?q=${encodeURIComponent(q)}`)))?.q;
  expect(['I need a diver tomorrow', 'fender', 'next week'].map(of)).toEqual(['diver', undefined, undefined]);
  const search = readSearch(new URL('https://quayside.example.com/?q=rigger+in+antib+next+week'));
  expect(portMatches(search, ports).map(({ rest }) => rest)).toEqual(['rigger']);
});
