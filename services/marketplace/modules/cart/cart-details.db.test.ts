import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { newId, systemIds } from '../../platform/ids.ts';
import { createVatChecks } from '../vat-checks/index.ts';
import { createCart } from './index.ts';
import { cartBench, cartOf, refusalOf, type CartBench } from './testing/cart-bench.ts';

let bench: CartBench;
let mara: string;
let chandlery: string;
shareBench(cartBench, async (made) => {
  bench = made;
  mara = await bench.buyer();
  chandlery = await bench.supplier();
});

const detailsOf = async () => (await bench.carts.getCart(mara)).details;

describe('details', () => {
  test('are stored separately: missing ones stay, null clears one', async () => {
    const yachtId = await bench.yachtOf(mara);
    const all = {
      yachtId,
      port: 'palma',
      berth: ' Q12\u0000 ',
      contact: 'Marina Soler',
      latestUsefulOn: '2026-11-27',
      noteToSupplier: ' Call first.\r\nAsk for the bosun.\u0000 ',
      ifIncomplete: 'send',
      arrivesFrom: '2026-11-21T09:30:00+01:00',
      arrivesUntil: '2026-11-22T08:30:00Z',
    } as const;
    const first = await cartOf(bench.carts.updateCartDetails(mara, all));
    await bench.carts.updateCartDetails(mara, { berth: null, arrivesUntil: null });
    const stored = {
      yachtId,
      port: 'palma',
      contact: 'Marina Soler',
      latestUsefulOn: '2026-11-27',
      noteToSupplier: 'Call first.\nAsk for the bosun.',
      ifIncomplete: 'send',
      billTo: null,
      poNumber: null,
      costCentre: null,
    };
    const arrivesFrom = new Date('2026-11-21T08:30:00Z');
    expect([first.version, first.details, await detailsOf()]).toEqual([
      2,
      { ...stored, berth: 'Q12', arrivesFrom, arrivesUntil: new Date('2026-11-22T08:30:00Z') },
      { ...stored, berth: null, arrivesFrom, arrivesUntil: null },
    ]);
  });

  test('with another port clear the previous berth, unless another is given', async () => {
    await bench.carts.updateCartDetails(mara, { port: 'palma', berth: 'Q12' });
    await bench.carts.updateCartDetails(mara, { port: 'palma', contact: 'Marina' });
    expect(await detailsOf()).toMatchObject({ port: 'palma', berth: 'Q12' });
    await bench.carts.updateCartDetails(mara, { port: 'antibes' });
    expect(await detailsOf()).toMatchObject({ port: 'antibes', berth: null });
    await bench.carts.updateCartDetails(mara, { port: 'palma', berth: 'Q14' });
    expect(await detailsOf()).toMatchObject({ port: 'palma', berth: 'Q14' });
  });

  test('with another user’s yacht, an unknown yacht or an unknown port are refused as a whole', async () => {
    const theirs = await bench.yachtOf(await bench.buyer());
    for (const place of [{ yachtId: theirs }, { yachtId: newId() }, { port: 'atlantis' }, { port: '\u0000' }])
      expect(await refusalOf(bench.carts.updateCartDetails(mara, { ...place, berth: 'Q12' }))).toEqual({
        code: 'PLACE_UNKNOWN',
      });
    expect(await detailsOf()).toMatchObject({ yachtId: null, port: null, berth: null });
  });

  test('with a window that ends before it begins are refused, also combined with stored values', async () => {
    const early = '2026-11-21T08:30:00Z';
    const late = '2026-11-22T08:30:00Z';
    const backwards = { code: 'VALIDATION', fields: [{ field: 'arrivesUntil' }] };
    const at = async (arrivesFrom?: string | null, arrivesUntil?: string | null) =>
      refusalOf(bench.carts.updateCartDetails(mara, { arrivesFrom, arrivesUntil }));
    expect(await at(late, early)).toMatchObject(backwards);
    expect(await at(late)).toBe('done');
    expect(await at(undefined, early)).toMatchObject(backwards);
    expect(await at(null, early)).toBe('done');
    expect(await at(early)).toBe('done');
  });

  test.each([
    ['a leap second', { arrivesFrom: '2026-12-31T23:59:60Z' }, 'arrivesFrom'],
    ['the year 0', { latestUsefulOn: '0000-01-01' }, 'latestUsefulOn'],
    ['a berth of control characters', { berth: '\u0000' }, 'berth'],
    ['a note of control characters', { noteToSupplier: '\u0000' }, 'noteToSupplier'],
    ['a note that is too long', { noteToSupplier: '⚓'.repeat(501) }, 'noteToSupplier'],
    ['a contact that grows too long', { contact: '\u0958'.repeat(160) }, 'contact'],
  ])('with %s are refused', async (_what, change, field) => {
    expect(await refusalOf(bench.carts.updateCartDetails(mara, change))).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field }],
    });
  });
});

describe('delivery', () => {
  const chosen = async () => {
    const [supplier] = (await bench.carts.getCart(mara)).suppliers;
    return [supplier?.deliveryMethodId, supplier?.sums.deliveryMinor];
  };

  test('is empty without a port, then the cheapest until one is chosen, and again once the choice is no longer offered', async () => {
    const courier = await bench.method(chandlery, 'Courier', 2400, 1);
    const tender = await bench.method(chandlery, 'By tender', 900, 2);
    const similar = await bench.method(chandlery, 'Collection', 900, 3);
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    expect(await chosen()).toEqual([null, 0]);
    await bench.carts.updateCartDetails(mara, { port: 'palma' });
    expect(await chosen()).toEqual([tender, 900]);
    const deliveries = [
      { supplierId: chandlery, deliveryMethodId: similar },
      { supplierId: chandlery, deliveryMethodId: courier },
    ];
    const cart = await cartOf(bench.carts.updateCartDetails(mara, { deliveries }));
    expect([await chosen(), cart.version]).toEqual([[courier, 2400], 4]);
    await bench.db
      .updateTable('deliveryMethods')
      .set({ archivedAt: bench.clock.now() })
      .where('id', '=', courier)
      .execute();
    expect(await chosen()).toEqual([tender, 900]);
  });

  test('is preferred to collection, but a collection chosen before the port stays', async () => {
    const counter = await bench.method(chandlery, 'Counter', 0, 1, { kind: 'collection', ports: ['palma'] });
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const [first] = (await bench.carts.getCart(mara)).suppliers;
    const toBerth = first?.deliveryMethods.find(({ kind }) => kind === 'berth')?.id;
    const asked = await bench.carts.getCart(mara);
    await bench.carts.updateCartDetails(mara, { port: 'palma' });
    const proposed = await chosen();
    await bench.carts.updateCartDetails(mara, {
      port: null,
      deliveries: [{ supplierId: chandlery, deliveryMethodId: counter }],
    });
    const byHand = await bench.carts.getCart(mara);
    await bench.carts.updateCartDetails(mara, { port: 'palma' });
    expect([proposed, await chosen()]).toEqual([
      [toBerth, 1500],
      [counter, 0],
    ]);
    expect([asked, byHand].map((cart) => cart.canCheckOut)).toEqual([false, true]);
  });

  test('by another supplier’s, an unknown or a deleted method is refused, and no detail is stored', async () => {
    const theirs = await bench.method(await bench.supplier(), 'Courier', 900);
    const gone = await bench.method(chandlery, 'By tender', 900);
    await bench.db
      .updateTable('deliveryMethods')
      .set({ archivedAt: bench.clock.now() })
      .where('id', '=', gone)
      .execute();
    const before = await bench.carts.getCart(mara);
    for (const deliveryMethodId of [theirs, gone, newId()]) {
      const change = { berth: 'Q12', deliveries: [{ supplierId: chandlery, deliveryMethodId }] };
      expect(await refusalOf(bench.carts.updateCartDetails(mara, change))).toEqual({
        code: 'DELIVERY_NOT_OFFERED',
      });
    }
    expect(await detailsOf()).toEqual(before.details);
  });

  test('reaches the port: other methods are neither proposed nor kept', async () => {
    const toAntibes = { ports: ['antibes', 'cannes'] };
    const van = await bench.method(chandlery, 'Van', 500, 1, toAntibes);
    const counter = await bench.method(chandlery, 'Counter', 0, 2, {
      ports: ['antibes'],
      kind: 'collection',
    });
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const [toBerth] = (await bench.carts.getCart(mara)).suppliers.map(
      ({ deliveryMethods }) => deliveryMethods[0]?.id,
    );
    await bench.carts.updateCartDetails(mara, {
      deliveries: [{ supplierId: chandlery, deliveryMethodId: van }],
    });
    const before = await chosen();
    await bench.carts.updateCartDetails(mara, { port: 'palma' });
    const inPalma = await chosen();
    await bench.carts.updateCartDetails(mara, {
      deliveries: [{ supplierId: chandlery, deliveryMethodId: counter }],
    });
    expect([before, inPalma, await chosen()]).toEqual([
      [van, 500],
      [toBerth, 1500],
      [counter, 0],
    ]);
  });

  test('that no method provides for the port prevents the purchase', async () => {
    await bench.db
      .updateTable('deliveryMethods')
      .set({ ports: ['antibes'] })
      .execute();
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const nowhere = await bench.carts.getCart(mara);
    const inPalma = await cartOf(bench.carts.updateCartDetails(mara, { port: 'palma' }));
    const inAntibes = await cartOf(bench.carts.updateCartDetails(mara, { port: 'antibes' }));
    expect([nowhere, inPalma, inAntibes].map((cart) => cart.canCheckOut)).toEqual([false, false, true]);
    expect([inPalma.suppliers[0]?.deliveryMethodId, inPalma.sums.deliveryMinor]).toEqual([null, 0]);
  });

  test('of one supplier’s part can have its own destination, which decides the methods, and be reset', async () => {
    const toAntibes = await bench.method(chandlery, 'Van', 500, 1, { ports: ['antibes'] });
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const elsewhere = { port: 'antibes', address: 'Marina office\r\nPort Vauban \u0000' };
    const move = (to: typeof elsewhere | null) => ({
      deliveries: [{ supplierId: chandlery, elsewhere: to }],
    });
    const there = await cartOf(bench.carts.updateCartDetails(mara, { port: 'palma', ...move(elsewhere) }));
    const back = await cartOf(bench.carts.updateCartDetails(mara, move(null)));
    expect(there.suppliers).toMatchObject([
      {
        deliveryMethodId: toAntibes,
        elsewhere: { port: 'antibes', address: 'Marina office\nPort Vauban' },
        sums: { deliveryMinor: 500 },
      },
    ]);
    expect(back.suppliers).toMatchObject([{ elsewhere: null, sums: { deliveryMinor: 1500 } }]);
    expect(await bench.db.selectFrom('cartDeliveries').selectAll().execute()).toEqual([]);
  });

  test('to another destination keeps the chosen method', async () => {
    const courier = await bench.method(chandlery, 'Courier', 2400, 1);
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const say = (change: object) =>
      bench.carts.updateCartDetails(mara, { deliveries: [{ supplierId: chandlery, ...change }] });
    await say({ deliveryMethodId: courier });
    await say({ elsewhere: { port: 'antibes', address: 'The agent' } });
    expect(await chosen()).toEqual([courier, 2400]);
    await say({ elsewhere: null });
    expect(await chosen()).toEqual([courier, 2400]);
  });

  test.each([
    ['an unknown port', { port: 'atlantis', address: 'The agent' }, { code: 'PLACE_UNKNOWN' }],
    [
      'an address of control characters',
      { port: 'antibes', address: ' \u0000 ' },
      {
        code: 'VALIDATION',
        fields: [
          { field: 'deliveries/0/elsewhere/address', message: 'This must not be empty.', rule: 'minLength' },
        ],
      },
    ],
  ])('to %s is refused', async (_where, elsewhere, refusal) => {
    const change = { berth: 'Q12', deliveries: [{ supplierId: chandlery, elsewhere }] };
    expect(await refusalOf(bench.carts.updateCartDetails(mara, change))).toEqual(refusal);
    expect((await detailsOf()).berth).toBeNull();
  });

  test('that is free is free in every currency', async () => {
    const free = await bench.method(chandlery, 'Collection', 0);
    await bench.db.updateTable('deliveryMethods').set({ currency: 'USD' }).execute();
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const [supplier] = (await bench.carts.getCart(mara)).suppliers;
    expect(supplier?.deliveryMethods.map(({ id }) => id)).toEqual([free]);
  });
});

describe("the buyer's billing details", () => {
  const company = {
    status: 'business',
    country: 'FR',
    vatId: 'fr11123456782',
    usedCommercially: false,
    companyName: 'Azur Charter',
    street: '4 quai Rambaud',
    postalCode: '06600',
    city: 'Antibes',
  } as const;
  const kept = { ...company, vatId: 'FR11123456782' };

  const spanish = () =>
    bench.db
      .updateTable('vendors')
      .set({ country: 'ES', vatNumber: 'ESB12345674' })
      .where('id', '=', chandlery)
      .execute();

  test('decide the tax of each part: a business in another state pays none for deliveries there', async () => {
    await spanish();
    await bench.carts.addToCart(mara, await bench.offer(chandlery, { priceMinor: 10_000 }));
    const privately = await cartOf(bench.carts.updateCartDetails(mara, { port: 'antibes', berth: 'Q12' }));
    const forIt = await cartOf(
      bench.carts.updateCartDetails(mara, { billTo: company, poNumber: ' PO 7 ', costCentre: 'Deck' }),
    );
    expect([privately.sums.taxMinor, privately.lines[0]?.taxBps]).toEqual([2100, 2100]);
    expect([forIt.sums.taxMinor, forIt.lines[0]?.taxBps, forIt.canCheckOut]).toEqual([0, 0, true]);
    expect([privately.lines[0]?.taxReason, forIt.lines[0]?.taxReason]).toEqual([
      null,
      expect.stringContaining('Directive 2006/112/EC'),
    ]);
    expect(forIt.details).toMatchObject({ billTo: kept, poNumber: 'PO 7', costCentre: 'Deck' });
    const again = await cartOf(bench.carts.updateCartDetails(mara, { billTo: null }));
    expect(again.sums).toEqual(privately.sums);
    expect(again.details).toMatchObject({ billTo: null, poNumber: null, costCentre: null });
  });

  test('prevent the purchase while the tax can’t be decided, with what is missing', async () => {
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const change = { port: 'palma', berth: 'Q12', billTo: company };
    const cart = await cartOf(bench.carts.updateCartDetails(mara, change));
    expect([cart.suppliers.map(({ taxUndecided }) => taxUndecided), cart.canCheckOut]).toEqual([
      [['seller_country']],
      false,
    ]);
  });

  test('with a wrong VAT ID or without an address are refused at the field, and nothing is stored', async () => {
    for (const [change, field, rule] of [
      [{ vatId: 'FR12123456782' }, 'billTo/vatId', 'checksum'],
      [{ city: null }, 'billTo/city', 'required'],
    ] as const) {
      const billTo = { ...company, ...change };
      expect(await refusalOf(bench.carts.updateCartDetails(mara, { billTo, berth: 'Q9' }))).toMatchObject({
        code: 'VALIDATION',
        fields: [{ field, rule }],
      });
    }
    expect(await detailsOf()).toMatchObject({ billTo: null, berth: null });
  });

  test('are checked by VIES when they are given, and refused once VIES knows no such number', async () => {
    const vatChecks = createVatChecks({ ids: systemIds });
    const carts = createCart({ ...bench.parts, vatChecks });
    await cartOf(carts.updateCartDetails(mara, { billTo: company }));
    const asked = await bench.db.selectFrom('vatChecks').select(['vatId', 'state']).execute();
    expect(asked).toEqual([{ vatId: kept.vatId, state: 'waiting' }]);
    await bench.db.updateTable('vatChecks').set({ state: 'invalid', checkedAt: bench.clock.now() }).execute();
    expect(await refusalOf(carts.updateCartDetails(mara, { billTo: company }))).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'billTo/vatId', rule: 'unknown' }],
    });
  });

  test('are stored with the cart’s yacht if requested, and with no other', async () => {
    const yachtId = await bench.yachtOf(mara);
    const other = await bench.yachtOf(mara);
    await cartOf(bench.carts.updateCartDetails(mara, { yachtId, billTo: company }));
    const remembered = async () =>
      (await bench.db.selectFrom('yachts').select(['id', 'billTo']).orderBy('createdAt').execute()).map(
        ({ id, billTo }) => [id === yachtId, billTo],
      );
    expect(await remembered()).toEqual(expect.arrayContaining([[true, null]]));
    await cartOf(bench.carts.updateCartDetails(mara, { billTo: company, rememberBillTo: true }));
    expect(await remembered()).toEqual(
      expect.arrayContaining([
        [true, kept],
        [false, null],
      ]),
    );
    expect(other).not.toBe(yachtId);
  });
});
