import { describe, expect, it } from 'vitest';
import { certainly, isOnlyPort, likely, portsNamed, vendorWord } from './meaning.domain.ts';
import { misspeltPlaces, placesOf } from './places.domain.ts';

// A Friday.
const today = '2026-11-20';

/** The recognised parts, without the remaining words. */
const certain = (q: string) => {
  const { q: rest, priceFrom, priceTo } = certainly(q, today);
  return [rest, priceFrom, priceTo];
};

const places = placesOf([
  {
    slug: 'palma',
    name: 'Palma',
    country: 'ES',
    otherNames: ['Palma de Mallorca', 'Mallorca', 'Balearics'],
    nearby: [],
  },
  { slug: 'ibiza', name: 'Ibiza', country: 'ES', otherNames: ['Balearics'], nearby: [] },
  {
    slug: 'antibes',
    name: 'Antibes',
    country: 'FR',
    otherNames: ['Côte d’Azur', 'French Riviera'],
    nearby: [],
  },
  {
    slug: 'cannes',
    name: 'Cannes',
    country: 'FR',
    otherNames: ["Côte d'Azur", 'French Riviera'],
    nearby: [],
  },
  {
    slug: 'monaco',
    name: 'Monaco',
    country: 'MC',
    otherNames: ['Monte Carlo', 'French Riviera'],
    nearby: [],
  },
  { slug: 'porto-cervo', name: 'Porto Cervo', country: 'IT', otherNames: [], nearby: [] },
  { slug: 'split', name: 'Split', country: 'HR', otherNames: [], nearby: [] },
  { slug: 'malaga', name: 'Málaga', country: 'ES', otherNames: [], nearby: [] },
]);
/** No places. */
const nowhere = placesOf([]);
const read = (q: string, vendors: Parameters<typeof likely>[1]['vendors'] = []) =>
  likely(certainly(q, today), { today, places, vendors });
const inPort = (q: string) => [read(q).q, read(q).port];
const onDay = (q: string) => {
  const { q: rest, when } = read(q);
  expect(when?.until).toBe(when?.from);
  return [rest, when?.said, when?.from];
};

describe('what words always mean', () => {
  it.each([
    ['navy fender under 100 euro', 'navy fender', null, 10_000],
    ['fender below €50', 'fender', null, 5000],
    ['fender less than 49,90 EUR', 'fender', null, 4990],
    ['up to 1.200,50 euros fender', 'fender', null, 120_050],
    ['fender max 30€', 'fender', null, 3000],
    ['fender < €30', 'fender', null, 3000],
    ['fender under 100', 'fender', null, 10_000],
    ['fender from €50', 'fender', 5000, null],
    ['winch over 1,000 euro', 'winch', 100_000, null],
    ['oil between 50 and 100 euro', 'oil', 5000, 10_000],
    ['oil €50-€100', 'oil', 5000, 10_000],
    ['oil 50 to 100 eur', 'oil', 5000, 10_000],
    ['fender less than 100', 'fender', null, 10_000],
    ['chef under 700 a day', 'chef', null, 70_000],
    ['Taucher unter 400 pro Besuch', 'Taucher', null, 40_000],
    ['teak cleaning under 20 per m2', 'teak cleaning', null, 2000],
    ['chef moins de 700 par jour', 'chef', null, 70_000],
    ['fender max 100', 'fender', null, 10_000],
    ['fender for about 100 euro', 'fender', 7500, 12_500],
    ['Fender etwa 100 €', 'Fender', 7500, 12_500],
    ['pare-battage environ 80', 'pare-battage', 6000, 10_000],
    ['fender up to 100', 'fender', null, 10_000],
    ['fender 100 max', 'fender', null, 10_000],
    ['fender 100 € max', 'fender', null, 10_000],
    ['fender moins de 100 €', 'fender', null, 10_000],
    ['pare-battage à moins de 100 euros', 'pare-battage', null, 10_000],
    ['pare-battage jusqu’à 100', 'pare-battage', null, 10_000],
    ['fender menos de 100 euros', 'fender', null, 10_000],
    ['defensas hasta 100 euros', 'defensas', null, 10_000],
    ['meno di 100 euro parabordi', 'parabordi', null, 10_000],
    ['parabordi fino a 100', 'parabordi', null, 10_000],
    ['Fender unter 100 Euro', 'Fender', null, 10_000],
    ['Fender bis 100', 'Fender', null, 10_000],
    ['Fender für maximal 99,50 €', 'Fender', null, 9950],
    ['fender between 50 and 100', 'fender', 5000, 10_000],
    ['fender entre 50 et 100 euros', 'fender', 5000, 10_000],
    ['Fender zwischen 50 und 100', 'Fender', 5000, 10_000],
    ['vino oltre 100 euro', 'vino', 10_000, null],
    ['Wein über 100 €', 'Wein', 10_000, null],
    ['vin à partir de 50 €', 'vin', 5000, null],
  ])('is a price with its currency: %s', (q, rest, from, to) => {
    expect(certain(q)).toEqual([rest, from, to]);
  });

  it.each([
    'rope under 20 mm',
    'Leine bis 20 mm',
    'rope less than 9',
    'Rigger bis 2.12.',
    'bolt 10 and 12',
    'charger from 12 to 24',
    'rope 10-12 mm',
    'over boots',
    'M8 bolt',
    '12 V pump',
    'fender from Palma',
    'euro pallet',
  ])('is nothing that is measured or called otherwise: %s', (q) => {
    expect(certain(q)).toEqual([q, null, null]);
  });

  it.each([
    ['part TRA-102', 'TRA-102'],
    ['part no. TRA-102', 'TRA-102'],
    ['spare part number: 4711', '4711'],
    ['part no. ABC', 'ABC'],
    ['SKU F4-NAVY', 'F4-NAVY'],
    ['sku #4711', '4711'],
    ['item 12/44', '12/44'],
    ['EAN 4006381333931', '4006381333931'],
    ['part of a pump', 'part of a pump'],
    ['order book', 'order book'],
  ])('is that a number follows: %s', (q, rest) => {
    expect(certain(q)[0]).toBe(rest);
  });
});

describe('what words may mean', () => {
  it.each([
    ['rigger tomorrow', 'rigger', 'tomorrow', '2026-11-21'],
    ['I need a diver today', 'diver', 'today', '2026-11-20'],
    ['rigger on 2 December', 'rigger', '2 December', '2026-12-02'],
    ['rigger Dec 2nd', 'rigger', 'Dec 2nd', '2026-12-02'],
    ['rigger the 2nd of January', 'rigger', '2nd of January', '2027-01-02'],
    ['rigger 2.12.2026', 'rigger', '2.12.2026', '2026-12-02'],
    ['rigger 2026-12-02', 'rigger', '2026-12-02', '2026-12-02'],
    ['rigger next Friday', 'rigger', 'next Friday', '2026-11-27'],
    ['rigger Friday 4 December', 'rigger', 'Friday 4 December', '2026-12-04'],
    ['gréeur demain', 'gréeur', 'demain', '2026-11-21'],
    ['attrezzista per dopodomani', 'attrezzista', 'dopodomani', '2026-11-22'],
    ['rigger mañana', 'rigger', 'mañana', '2026-11-21'],
    ['rigger manana', 'rigger', 'manana', '2026-11-21'],
    ['Rigger morgen', 'Rigger', 'morgen', '2026-11-21'],
    ['rigger el viernes', 'rigger', 'viernes', '2026-11-27'],
    ['gréeur lundi 14', 'gréeur', 'lundi 14', '2026-12-14'],
    ['gréeur lundi 15', 'gréeur 15', 'lundi', '2026-11-23'],
    ['Rigger am nächsten Montag', 'Rigger', 'nächsten Montag', '2026-11-23'],
    ['attrezzista venerdì prossimo', 'attrezzista', 'venerdì prossimo', '2026-11-27'],
    ['gréeur le 2 décembre', 'gréeur', '2 décembre', '2026-12-02'],
    ['Rigger am 2. Dezember', 'Rigger', '2. Dezember', '2026-12-02'],
    ['rigger 2 de diciembre de 2026', 'rigger', '2 de diciembre de 2026', '2026-12-02'],
    ['gréeur aujourd’hui', 'gréeur', 'aujourd’hui', '2026-11-20'],
    ['Rigger 5.12.', 'Rigger', '5.12.', '2026-12-05'],
    ['Rigger am 5.12', 'Rigger', 'am 5.12', '2026-12-05'],
    ['gréeur le 5/12', 'gréeur', 'le 5/12', '2026-12-05'],
    ['rigger Sat 5 Dec', 'rigger', 'Sat 5 Dec', '2026-12-05'],
    ['Rigger Sa. 5.12.', 'Rigger', 'Sa. 5.12.', '2026-12-05'],
    ['rigger Saturday morning', 'rigger', 'Saturday morning', '2026-11-21'],
    ['rigger el sábado por la tarde', 'rigger', 'sábado por la tarde', '2026-11-21'],
    ['Rigger morgen früh', 'Rigger', 'morgen früh', '2026-11-21'],
    ['rigger in 3 days', 'rigger', 'in 3 days', '2026-11-23'],
    ['gréeur dans deux semaines', 'gréeur', 'dans deux semaines', '2026-12-04'],
    ['Rigger in einer Woche', 'Rigger', 'in einer Woche', '2026-11-27'],
    ['rigger dentro de 2 días', 'rigger', 'dentro de 2 días', '2026-11-22'],
    ['attrezzista tra 10 giorni', 'attrezzista', 'tra 10 giorni', '2026-11-30'],
    ['rigger 12/12', 'rigger', '12/12', '2026-12-12'],
    ['hose 3/8', 'hose 3/8', undefined, undefined],
    ['rope 12 mm', 'rope 12 mm', undefined, undefined],
    ['rope 10.5 m', 'rope 10.5 m', undefined, undefined],
    ['rigger am 31.2.', 'rigger 31.2.', undefined, undefined],
    ['rigger 31 February', 'rigger 31 February', undefined, undefined],
    ['rigger 1 November 2026', 'rigger 1 November 2026', undefined, undefined],
  ])('is a day: %s', (q, rest, said, day) => {
    expect(onDay(q)).toEqual([rest, said, day]);
  });

  it.each([
    ['cheapest generator oil', 'generator oil', 'price'],
    ['the lowest priced fender in Palma', 'fender', 'price'],
    ['knife cheapest first', 'knife', 'price'],
    ['huile la moins chère', 'huile', 'price'],
    ['olio più economico', 'olio', 'price'],
    ['aceite más barato', 'aceite', 'price'],
    ['günstigste Batterie', 'Batterie', 'price'],
    ['guenstiges Öl', 'Öl', 'price'],
    ['most expensive wine', 'wine', '-price'],
    ['vin le plus cher', 'vin', '-price'],
    ['newest flags', 'flags', 'newest'],
    ['newest items', '', 'newest'],
    ['the cheapest of all', '', 'price'],
    ['dearest item number', 'item number', '-price'],
    ['best teak cleaner', 'teak cleaner', 'best'],
    ['der beste Fender', 'Fender', 'best'],
    ['beste-seller', 'beste-seller', null],
    ['economiser', 'economiser', null],
  ])('is an order: %s', (q, rest, sort) => {
    expect([read(q).q, read(q).sort]).toEqual([rest, sort]);
  });

  // Searched on Friday, 20 November.
  it.each([
    ['this week', '2026-11-20', '2026-11-22'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['this weekend', '2026-11-21', '2026-11-22'],
    ['next weekend', '2026-11-28', '2026-11-29'],
    ['weekend', '2026-11-21', '2026-11-22'],
    ['ce week-end', '2026-11-21', '2026-11-22'],
    ['este fin de semana', '2026-11-21', '2026-11-22'],
    ['dieses Wochenende', '2026-11-21', '2026-11-22'],
    ['semaine prochaine', '2026-11-23', '2026-11-29'],
    ['nächste Woche', '2026-11-23', '2026-11-29'],
    ['próxima semana', '2026-11-23', '2026-11-29'],
    ['fine settimana', '2026-11-21', '2026-11-22'],
    ['esta semana', '2026-11-20', '2026-11-22'],
    ['Saturday or Sunday', '2026-11-21', '2026-11-22'],
    ['lundi au mercredi', '2026-11-23', '2026-11-25'],
    ['Montag bis Mittwoch', '2026-11-23', '2026-11-25'],
    ['5-7 December', '2026-12-05', '2026-12-07'],
    ['5 au 7 décembre', '2026-12-05', '2026-12-07'],
    ['5. bis 7. Dezember', '2026-12-05', '2026-12-07'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['nächsten Monat', '2026-12-01', '2026-12-31'],
    ['in January', '2027-01-01', '2027-01-31'],
    ['im November', '2026-11-20', '2026-11-30'],
  ])('is several days, those that are not over: %s', (said, from, until) => {
    expect(likely(certainly(`rigger ${said}`, today), { today, places: nowhere, vendors: [] })).toMatchObject(
      {
        q: 'rigger',
        when: { said, from, until },
      },
    );
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-22'],
  ])('is the weekend that has begun: on %s', (saturdayOrSunday, from) => {
    const said = certainly('rigger this weekend', saturdayOrSunday);
    expect(likely(said, { today: saturdayOrSunday, places: nowhere, vendors: [] }).when).toMatchObject({
      from,
      until: '2026-11-22',
    });
  });

  it.each([
    ['fenders antibes', 'fenders', 'antibes'],
    ['Palma hull cleaning', 'hull cleaning', 'palma'],
    ['diver in porto cervo', 'diver', 'porto-cervo'],
    ['malaga', '', 'malaga'],
    ['a fender for palma', 'fender', 'palma'],
    ['Rigger in Antibes next week', 'Rigger', 'antibes'],
    ['antibes palma', 'antibes palma', null],
    ['porto', 'porto', null],
    ['rope in', 'rope', null],
    ['Taucher auf Mallorca', 'Taucher', 'palma'],
    ['plongeur à Cannes', 'plongeur', 'cannes'],
    ['un fioraio nel porto di Monaco', 'fioraio porto', 'monaco'],
    ['all items', 'all items', null],
    ['services in Palma', '', 'palma'],
    ['Dienstleistungen auf Mallorca', '', 'palma'],
    ['generator service Palma', 'generator service', 'palma'],
    ['something for teak', 'teak', null],
    ['the captain wants a fender', 'captain fender', null],
    ['in the', 'in the', null],
  ])('is the one port that is named in full: %s', (q, rest, port) => {
    expect(inPort(q)).toEqual([rest, port]);
  });

  it('is any of a kind', () => {
    const kinds = ['services in Palma', 'Produkte in Spanien', 'services', 'generator service Palma'];
    expect(kinds.map((q) => read(q).kind)).toEqual(['service', 'product', 'service', null]);
  });

  it.each([
    ['navy fender under 200 in Palma', 'navy fender', 'palma', 20_000],
    ['fender under 100 Palma', 'fender', 'palma', 10_000],
    ['fender below 300 in Antibes tomorrow', 'fender', 'antibes', 30_000],
    ['rope under 20 mm in Palma', 'rope under 20 mm', 'palma', null],
  ])('is a price before the port or the day: %s', (q, rest, port, priceTo) => {
    expect(read(q)).toMatchObject({ q: rest, port, priceTo });
  });

  it('is the only vendor whose name begins after "from" or "by"', () => {
    const tramuntana = { id: 'v-1', name: 'Tramuntana Chandlery' };
    expect(vendorWord('navy fender from Tramuntana')).toBe('Tramuntana');
    expect(vendorWord('tramuntana fender')).toBeNull();
    expect(read('navy fender from tramuntana', [tramuntana])).toMatchObject({
      q: 'navy fender',
      vendor: 'v-1',
    });
    expect(read('fender from Tramuntana Chandlery in Palma under €90', [tramuntana])).toEqual({
      q: 'fender',
      kind: null,
      vendor: 'v-1',
      port: 'palma',
      priceFrom: null,
      priceTo: 9000,
      place: null,
      near: null,
      when: null,
      also: [],
      sort: null,
    });
    expect(
      read('fender from tramuntana', [tramuntana, { id: 'v-2', name: 'Tramuntana Sails' }]).vendor,
    ).toBeNull();
  });
});

it('suggests the ports that the other words name or begin', () => {
  expect(portsNamed('rigger in antib', places)).toEqual([{ slug: 'antibes', name: 'Antibes', q: 'rigger' }]);
  expect(portsNamed('antibes palma', places).map(({ slug }) => slug)).toEqual(['antibes', 'palma']);
  expect(portsNamed('fender', places)).toEqual([]);
  expect(portsNamed('mallor', places).map(({ slug }) => slug)).toEqual(['palma']);
  expect(portsNamed('french lamb', places)).toEqual([]);
});

describe('a place', () => {
  it.each([
    ['beef Palma de Mallorca', 'beef', 'palma'],
    ['beef, Palma, Mallorca', 'beef', 'palma'],
    ['diver Monte-Carlo', 'diver', 'monaco'],
    ['Palma di Mallorca elettricista', 'elettricista', 'palma'],
    ['buzo en Málaga de España', 'buzo', 'malaga'],
    ['Taucher Kroatien', 'Taucher', 'split'],
    ['sub Croazia', 'sub', 'split'],
    ['rigger in Croatie', 'rigger', 'split'],
    ['florist cannes france', 'florist', 'cannes'],
    ['MALAGA-12', 'MALAGA-12', null],
  ])('is one port, by any of its names: %s', (q, rest, port) => {
    expect([read(q).q, read(q).port, read(q).place]).toEqual([rest, port, null]);
  });

  it.each([
    ['lobster French Riviera', 'lobster', 'French Riviera', ['antibes', 'cannes', 'monaco']],
    ['lobster in the Balearics', 'lobster', 'Balearics', ['palma', 'ibiza']],
    ['homard côte d’azur', 'homard', 'côte d’azur', ['antibes', 'cannes']],
    ['Frankreich', '', 'Frankreich', ['antibes', 'cannes']],
  ])('has several ports: %s', (q, rest, said, ports) => {
    expect(read(q)).toMatchObject({ q: rest, port: null, place: { said, ports } });
  });

  it.each([
    ['teak antibees friday', 'teak antibes friday'],
    ['wagyu Monacco', 'wagyu monaco'],
    ['diver in Mallroca', 'diver in mallorca'],
    ['diver monte carlos', null],
    ['diver porto cerrvo', 'diver porto cervo'],
    ['diver cerrvo', null],
    // Rather other words than slips.
    ['canned fish', null],
    ['splits', null],
  ])('may be misspelt: %s', (q, text) => {
    expect(misspeltPlaces(q, places)[0]?.text ?? null).toBe(text);
  });

  it.each([
    ['do you ship to Croatia?', true],
    ['is there delivery in Monaco', true],
    ['fender for Croatia', false],
  ])('is all that is asked for, or not: %s', (q, isOnly) => {
    expect(portsNamed(q, places).map(isOnlyPort)).toEqual([isOnly]);
  });
});
