import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../account/index.ts';
import type { DeliveryMethodInput } from './delivery-methods.service.ts';
import { vendorBench, type VendorBench } from '../testing/vendor-bench.ts';

let bench: VendorBench;
let teo: Session;
shareBench(vendorBench, async (made) => {
  bench = made;
  teo = await bench.supplier();
});

const berth = {
  kind: 'berth',
  name: 'To your berth',
  details: 'Weekdays, 08:00 to 17:00.',
  cost: { amountMinor: 1500, currency: 'EUR' },
} as const;
const courier = {
  kind: 'courier',
  name: 'Courier',
  details: null,
  cost: { amountMinor: 2400, currency: 'EUR' },
} as const;

const offered = async (session = teo) => (await bench.vendors.listDeliveryMethods(session)).methods;
async function set(...items: DeliveryMethodInput[]) {
  const done = await bench.vendors.setDeliveryMethods(teo, items);
  if (!done.ok) throw new Error(done.error.code);
  return done.value.methods;
}
const refusal = async (...items: DeliveryMethodInput[]) => {
  const done = await bench.vendors.setDeliveryMethods(teo, items);
  return done.ok ? 'done' : done.error.code;
};

test('a supplier starts with free collection; a provider delivers nothing', async () => {
  const provider = await bench.person('service_provider', 'nadia.serra@example.com');
  const collection = { kind: 'collection', name: 'Collection', details: 'Collect it from our address.' };
  expect(await offered()).toEqual([
    { id: expect.any(String) as string, ...collection, address: null, costMinor: 0, ports: null, days: null },
  ]);
  expect(await offered(provider)).toEqual([]);
});

describe('the list', () => {
  test('is offered in its order; a method keeps its id, and omitted ones are deleted', async () => {
    const [collection] = await offered();
    const first = await set(berth, courier);
    const [toBerth, byCourier] = first;
    const second = await set(courier, { ...berth, id: toBerth?.id, name: 'To your tender', details: ' ' });
    expect([first.map(({ name }) => name), second.map(({ name, details }) => [name, details])]).toEqual([
      ['To your berth', 'Courier'],
      [
        ['Courier', null],
        ['To your tender', null],
      ],
    ]);
    expect(second[1]?.id).toBe(toBerth?.id);
    expect(await offered()).toEqual(second);
    expect((await goneOnes()).toSorted()).toEqual([collection?.id, byCourier?.id].toSorted());
  });

  test('counts as confirmed from the first time it is saved, not before or if it is refused', async () => {
    const saidAt = async () =>
      (await bench.db.selectFrom('vendors').select('deliverySaidAt').executeTakeFirstOrThrow())
        .deliverySaidAt;
    await offered();
    await refusal({ ...berth, id: newId() });
    expect(await saidAt()).toBeNull();
    await set(berth);
    const first = bench.clock.now();
    bench.clock.advance(60_000);
    await set(courier);
    expect(await saidAt()).toEqual(first);
  });

  test.each([
    ['an unknown id', async () => newId()],
    ['an id that is no longer offered', async () => oneThatIsGone()],
    [
      'another supplier’s id',
      async () => (await offered(await bench.person('supplier', 'nadia.serra@example.com')))[0]?.id,
    ],
  ])('with %s is refused, and nothing of it is kept', async (_what, idOf) => {
    const id = await idOf();
    const before = await offered();
    expect(await refusal(courier, { ...berth, id })).toBe('DELIVERY_NOT_OFFERED');
    expect(await offered()).toEqual(before);
  });

  test('has the ports that each method reaches and its duration; every port if none is given', async () => {
    const van = { ...berth, ports: ['palma', 'ibiza'], days: { from: 1, to: 2 } };
    await set(van, courier);
    expect((await offered()).map(({ ports, days }) => [ports, days])).toEqual([
      [['palma', 'ibiza'], { from: 1, to: 2 }],
      [null, null],
    ]);
  });

  test('has one place for each collection, with its address; what is brought has none', async () => {
    const point = { ...courier, kind: 'collection', name: 'Collect from us' } as const;
    const inPalma = { ...point, ports: ['palma'], address: ' Carrer de la Mar 4\n07012 Palma ' };
    const inIbiza = { ...point, ports: ['ibiza'], address: 'Carrer Nou 2' };
    await set(inPalma, inIbiza, { ...point, address: 'Nowhere 1' }, { ...berth, address: 'Nowhere 1' });
    expect((await offered()).map(({ name, ports, address }) => [name, ports, address])).toEqual([
      ['Collect from us', ['palma'], 'Carrer de la Mar 4\n07012 Palma'],
      ['Collect from us', ['ibiza'], 'Carrer Nou 2'],
      ['Collect from us', null, null],
      ['To your berth', null, null],
    ]);
  });

  test.each<[string, Partial<DeliveryMethodInput>, string, string]>([
    [
      'a collection in two ports',
      { kind: 'collection', ports: ['palma', 'ibiza'], address: 'Carrer Nou 2' },
      'items/1/ports',
      'A collection is in one port. Add another method for each further place.',
    ],
    [
      'a collection in a port without an address',
      { kind: 'collection', ports: ['palma'], address: ' ' },
      'items/1/address',
      'Enter the address where it is collected.',
    ],
    ['no port', { ports: [] }, 'items/1/ports', 'Choose at least one port.'],
    ['an unknown port', { ports: ['palma', 'atlantis'] }, 'items/1/ports/1', 'This is not a port we know.'],
    [
      'days that end before they begin',
      { days: { from: 3, to: 1 } },
      'items/1/days/to',
      'This must not be less than the first number.',
    ],
  ])('with %s is refused, with the field', async (_what, change, field, message) => {
    const before = await offered();
    const given: DeliveryMethodInput = { ...berth, ...change };
    const done = await bench.vendors.setDeliveryMethods(teo, [courier, given]);
    expect(done).toMatchObject({ ok: false, error: { code: 'VALIDATION', fields: [{ field, message }] } });
    expect(await offered()).toEqual(before);
  });

  test('with one id twice is refused', async () => {
    const [first] = await offered();
    expect(await refusal({ ...berth, id: first?.id }, { ...courier, id: first?.id })).toBe(
      'DELIVERY_NOT_OFFERED',
    );
  });

  test.each([
    ['a cost in another currency', { cost: { amountMinor: 1500, currency: 'USD' } }, 'CURRENCY_NOT_ACCEPTED'],
    ['a cost below zero', { cost: { amountMinor: -1, currency: 'EUR' } }, 'VALIDATION'],
    ['a cost beyond all reason', { cost: { amountMinor: 10 ** 12, currency: 'EUR' } }, 'VALIDATION'],
    ['a name of control characters', { name: '\u0000' }, 'VALIDATION'],
    ['details that grow too long', { details: '\u0958'.repeat(300) }, 'VALIDATION'],
  ])('with %s is refused', async (_what, change, code) => {
    const before = await offered();
    expect(await refusal({ ...berth, ...change })).toBe(code);
    expect(await offered()).toEqual(before);
  });
});

const goneOnes = async () =>
  (
    await bench.db.selectFrom('deliveryMethods').select('id').where('archivedAt', 'is not', null).execute()
  ).map(({ id }) => id);

async function oneThatIsGone() {
  const [collection] = await offered();
  await set(berth);
  return collection?.id;
}
