import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';

let bench: CatalogueBench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

const nothingSaid = {
  kind: null,
  port: null,
  vendor: null,
  priceFrom: null,
  priceTo: null,
  place: null,
  near: null,
  when: null,
  also: [],
  sort: null,
};
const meaningOf = async (q: string, port?: string) =>
  (await bench.catalogue.readSearchMeaning({ q, port })).meaning;

/** A fender for €89.50 in Palma. */
async function fenderInPalma() {
  const vendor = await bench.vendor('supplier', { ports: ['palma'] });
  await bench.item(vendor, await bench.product());
  return vendor;
}

describe("the meaning of a search's words", () => {
  test('includes vendor, port, price and time', async () => {
    const vendor = await fenderInPalma();
    expect(await meaningOf('fender from tramuntana in palma under 100 euro tomorrow')).toEqual({
      q: 'fender',
      kind: null,
      port: 'palma',
      vendor,
      priceFrom: null,
      priceTo: 10_000,
      place: null,
      near: null,
      when: { said: 'tomorrow', from: '2026-11-21', until: '2026-11-21' },
      also: [],
      sort: null,
    });
    expect(await meaningOf('cheapest fender')).toEqual({ ...nothingSaid, q: 'fender', sort: 'price' });
    expect(await meaningOf('fender')).toBeNull();
    expect(await meaningOf('')).toBeNull();
  });

  test('is empty if a listing has those words in its name, except for a price', async () => {
    const vendor = await bench.vendor('supplier');
    await bench.item(vendor, await bench.product({ name: 'Palma fender' }));
    expect(await meaningOf('palma fender')).toBeNull();
    expect(await meaningOf('palma fender under €90')).toEqual({
      ...nothingSaid,
      q: 'palma fender',
      priceTo: 9000,
    });
    expect(await meaningOf('palma fender below €50')).toEqual({
      ...nothingSaid,
      q: 'fender',
      port: 'palma',
      priceTo: 5000,
    });
  });

  test('includes a price before the port', async () => {
    await fenderInPalma();
    expect(await meaningOf('fender under 100 in Palma')).toEqual({
      ...nothingSaid,
      q: 'fender',
      port: 'palma',
      priceTo: 10_000,
    });
  });

  test('names no vendor that is not live, and none of several', async () => {
    await fenderInPalma();
    await bench.vendor('supplier', { name: 'Tramuntana Sails' });
    await bench.vendor('supplier', { name: 'Mistral Marine', status: 'suspended' });
    expect((await meaningOf('fender from tramuntana'))?.vendor).toBeNull();
    expect((await meaningOf('fender from mistral'))?.vendor).toBeNull();
  });

  test('suggests ports by their beginning, if they have results', async () => {
    await fenderInPalma();
    const ports = async (q: string) => (await bench.catalogue.readSearchMeaning({ q })).ports;
    expect(await ports('fender palm')).toEqual([{ slug: 'palma', name: 'Palma', q: 'fender' }]);
    expect(await ports('rigger palm')).toEqual([]);
    expect(await ports('fender antib')).toEqual([]);
  });

  test('has the port by another name, misspelt, or by its country', async () => {
    await fenderInPalma();
    for (const said of ['Palma de Mallorca', 'Mallorca', 'Maiorca', 'Mallroca', 'palmaa'])
      expect(await meaningOf(`fender ${said}`)).toEqual({ ...nothingSaid, q: 'fender', port: 'palma' });
    for (const said of ['Croatia', 'Kroatien', 'Croazia'])
      expect(await meaningOf(`fender ${said}`)).toEqual({ ...nothingSaid, q: 'fender', port: 'split' });
    for (const [said, port] of [
      ['Barcelone', 'barcelona'],
      ['Gênes', 'genoa'],
      ['monte carlo', 'monaco'],
    ] as const)
      expect((await meaningOf(`fender ${said}`))?.port).toBe(port);
    // A word that listings have is not a misspelt place.
    await bench.item(await bench.vendor('supplier'), await bench.product({ name: 'Maltas tray' }));
    expect(await meaningOf('maltas fender')).toBeNull();
  });

  test('has the ports of a coast or near a town, and says which place is unknown', async () => {
    await fenderInPalma();
    expect(await bench.catalogue.readSearchMeaning({ q: 'fender Balearics' })).toEqual({
      portName: 'Ibiza or Palma',
      meaning: { ...nothingSaid, q: 'fender', place: { said: 'Balearics', ports: ['ibiza', 'palma'] } },
      ports: [],
    });
    expect((await bench.catalogue.readSearchMeaning({ q: 'Balearics' })).ports).toHaveLength(2);
    expect(await meaningOf('fender Marseille')).toEqual({
      ...nothingSaid,
      q: 'fender',
      port: 'la-ciotat',
      near: 'Marseille',
    });
    expect(await meaningOf('fender Nizza')).toMatchObject({
      near: 'Nizza',
      place: { ports: ['antibes', 'monaco'] },
    });
    expect(await meaningOf('fender in Rotterdam')).toEqual({
      ...nothingSaid,
      q: 'fender',
      place: { said: 'Rotterdam', ports: [] },
    });
    expect((await meaningOf('anchor in fender'))?.place).toBeNull();
  });

  test('has the first of several things that nothing on sale is together', async () => {
    const vendor = await fenderInPalma();
    await bench.item(
      vendor,
      await bench.product({ name: 'Bow shackle', description: 'Steel.', category: 'Rigging' }),
      { name: 'Bow shackle' },
    );
    expect(await meaningOf('fenders and shackles in Palma')).toEqual({
      ...nothingSaid,
      q: 'fenders',
      port: 'palma',
      also: ['shackles'],
    });
    expect((await meaningOf('fender, shackle'))?.also).toEqual(['shackle']);
    expect(await meaningOf('unicorn and fender')).toMatchObject({ q: 'fender', also: ['unicorn'] });
    expect((await meaningOf('unicorn and griffin'))?.also).toEqual([]);
    // To mention both is not to be called so.
    await bench.item(vendor, await bench.product({ name: 'Bag', description: 'For a fender or a shackle.' }));
    expect((await meaningOf('fender and shackle'))?.also).toEqual(['shackle']);
    await bench.item(vendor, await bench.product({ name: 'Fender and shackle set' }));
    expect(await meaningOf('fender and shackle')).toBeNull();
  });

  test('has fewer words where nothing is called by all: of work on a thing its services, of what goes without saying the rest', async () => {
    await fenderInPalma();
    const provider = await bench.vendor('service_provider', { ports: ['palma'] });
    await bench.service(provider, { name: 'Watermaker service', category: 'Watermakers' });
    await bench.service(provider, { name: 'Hull polish and wax', category: 'Hull' });
    expect(await meaningOf('watermaker maintenance')).toEqual({
      ...nothingSaid,
      q: 'watermaker',
      kind: 'service',
    });
    expect(await meaningOf('yacht watermaker wartung in Athens')).toMatchObject({
      q: 'watermaker',
      kind: 'service',
      port: 'athens',
    });
    expect(await meaningOf('boat wax')).toEqual({ ...nothingSaid, q: 'wax' });
    expect(await meaningOf('watermaker service')).toBeNull();
    // No fender is repaired by anybody.
    expect(await meaningOf('fender repair')).toBeNull();
  });

  test('is services alone if a day is named and one of them is called so', async () => {
    await fenderInPalma();
    const provider = await bench.vendor('service_provider', { ports: ['palma'] });
    await bench.service(provider, { name: 'Guest chef for a day' });
    expect(await meaningOf('chef next week')).toMatchObject({ q: 'chef', kind: 'service' });
    expect(await meaningOf('fender next week')).toMatchObject({ q: 'fender', kind: null });
  });

  test("takes its days from the port's time zone", async () => {
    await fenderInPalma();
    // It is past midnight there, but not here.
    bench.clock.set('2026-11-20T22:30:00Z');
    expect((await meaningOf('diver tomorrow', 'palma'))?.when?.from).toBe('2026-11-21');
    expect((await meaningOf('diver tomorrow', 'athens'))?.when?.from).toBe('2026-11-22');
  });
});

describe('suggestions for a search without results', () => {
  test('each leave out one filter that excludes everything', async () => {
    await fenderInPalma();
    const asked = { q: 'fender', port: 'palma', priceFrom: 5000, priceTo: 6000 } as const;
    expect(await bench.catalogue.findInstead(asked)).toEqual({
      without: [{ choices: ['price'], total: 1, totalIsLowerBound: false }],
      services: 0,
      english: null,
    });
    const antibes = await bench.vendor('supplier', { ports: ['antibes'] });
    await bench.item(antibes, await bench.product({ name: 'Fender F1' }), { priceMinor: 5500 });
    const { without } = await bench.catalogue.findInstead(asked);
    expect(without.map(({ choices, total }) => [choices, total])).toEqual([
      [['port'], 1],
      [['price'], 1],
    ]);
  });

  test('leave out two filters if one is not enough, and all if two are not', async () => {
    await fenderInPalma();
    const without = async (asked: Parameters<CatalogueBench['catalogue']['findInstead']>[0]) =>
      (await bench.catalogue.findInstead(asked)).without.map(({ choices }) => choices);
    expect(await without({ q: 'fender', port: 'antibes', category: 'Ropes' })).toEqual([
      ['category', 'port'],
    ]);
    expect(await without({ q: 'fender', port: 'antibes', category: 'Ropes', kind: 'service' })).toEqual([
      ['kind', 'category', 'port'],
    ]);
    expect(await without({ q: 'unicorn', port: 'antibes' })).toEqual([]);
    expect(await without({ q: 'unicorn' })).toEqual([]);
  });

  test('include the number of services in the port', async () => {
    await bench.service(await bench.vendor('service_provider', { ports: ['palma'] }));
    expect((await bench.catalogue.findInstead({ q: 'rigger', port: 'palma' })).services).toBe(1);
  });

  test('say what words of another language were taken as', async () => {
    const { english } = await bench.catalogue.findInstead({ q: 'gilet de sauvetage' });
    expect(english).toBe('life jacket');
    // Only a space differs.
    expect((await bench.catalogue.findInstead({ q: 'lifejacket' })).english).toBeNull();
  });
});
