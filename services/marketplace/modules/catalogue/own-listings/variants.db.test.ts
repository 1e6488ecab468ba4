import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { newId } from '../../../platform/ids.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';

let bench: CatalogueBench;
let chandlery: string;
let stranger: string;
shareBench(catalogueBench, async (made) => {
  bench = made;
  chandlery = await bench.vendor('supplier');
  stranger = await bench.vendor('supplier');
});

type Change = Parameters<CatalogueBench['catalogue']['updateInventoryItem']>[2];

/** An item with a product of its own. */
const brush = async (variant: string | null, change: Parameters<CatalogueBench['item']>[2] = {}) => {
  const name = `Deck brush ${variant ?? ''}`.trim();
  const { supplierId = chandlery, ...others } = change as typeof change & { supplierId?: string };
  return bench.item(supplierId, await bench.product({ name }), { name, variant, sku: null, ...others });
};

const change = async (id: string, given: Change) => {
  const { version } = await bench.catalogue.getInventoryItem(chandlery, id);
  return bench.catalogue.updateInventoryItem(chandlery, { id, ifMatch: String(version) }, given);
};

const itemOf = (id: string) => bench.catalogue.getInventoryItem(chandlery, id);
const productOf = async (id: string) => (await itemOf(id)).productId;

/** The variants that buyers choose between on a product's page. */
async function pageOf(productId: string) {
  const found = await bench.catalogue.getProduct(productId);
  if (!found.ok) return found.error.code;
  const { name, offers } = JSON.parse(found.value) as { name: string; offers: { variant: string }[] };
  return [name, offers.map(({ variant }) => variant).toSorted()];
}

const refusedAt = (field: string, rule: string) => ({ ok: false, error: { fields: [{ field, rule }] } });

describe('an item joined with another one', () => {
  test('is a variant on the page of that one, where its former address leads too, and returns to its own', async () => {
    const [blue, red] = [await brush('Blue'), await brush('Red')];
    const [ofBlue, ofRed] = [await productOf(blue), await productOf(red)];
    expect(await change(red, { variantOf: blue })).toMatchObject({
      ok: true,
      value: { productId: ofBlue, isVariant: true, version: 2 },
    });
    const both = ['Deck brush Blue', ['Blue', 'Red']];
    expect([(await itemOf(blue)).isVariant, await pageOf(ofBlue), await pageOf(ofRed)]).toEqual([
      true,
      both,
      both,
    ]);
    const listings = await bench.db.selectFrom('marketListings').select(['id', 'variantCount']).execute();
    expect(listings).toEqual([{ id: ofBlue, variantCount: 2 }]);

    expect(await change(red, { variantOf: null })).toMatchObject({
      ok: true,
      value: { productId: ofRed, isVariant: false, version: 3 },
    });
    expect([await pageOf(ofBlue), await pageOf(ofRed)]).toEqual([
      ['Deck brush Blue', ['Blue']],
      ['Deck brush Red', ['Red']],
    ]);
  });

  test('gets its variant with the same change, and keeps it apart from those that are there', async () => {
    const [blue, plain, also] = [
      await brush('Blue'),
      await brush(null),
      await brush('blue', { name: 'Brush' }),
    ];
    expect([
      await change(plain, { variantOf: blue }),
      await change(also, { variantOf: blue }),
      await change(blue, { variantOf: plain }),
      await change(plain, { variantOf: blue, variant: 'Red' }),
    ]).toMatchObject([
      refusedAt('variant', 'required'),
      refusedAt('variant', 'unique'),
      refusedAt('variant', 'required'),
      { ok: true, value: { variant: 'Red', isVariant: true } },
    ]);
  });

  test('is refused with itself, a stranger’s, an archived one, another unit, and together with what is the product’s', async () => {
    const [blue, red] = [await brush('Blue'), await brush('Red')];
    const gone = await brush('Green', { status: 'archived' });
    const theirs = await bench.item(stranger, await bench.product(), { variant: 'White' });
    expect([
      await change(red, { variantOf: red }),
      await change(red, { variantOf: theirs }),
      await change(red, { variantOf: gone }),
      await change(red, { variantOf: newId() }),
      await change(red, { variantOf: blue, unit: 'box' }),
      await change(red, { variantOf: blue, brand: 'Wavebrush' }),
    ]).toMatchObject([
      refusedAt('variantOf', 'other'),
      refusedAt('variantOf', 'exists'),
      refusedAt('variantOf', 'exists'),
      refusedAt('variantOf', 'exists'),
      refusedAt('unit', 'same'),
      refusedAt('variantOf', 'alone'),
    ]);
    expect((await itemOf(red)).version).toBe(1);
  });

  test('stays where it is if it was changed meanwhile', async () => {
    const [blue, red] = [await brush('Blue'), await brush('Red')];
    const before = await productOf(red);
    const target = { id: red, ifMatch: '7' };
    expect(await bench.catalogue.updateInventoryItem(chandlery, target, { variantOf: blue })).toMatchObject({
      error: { code: 'CHANGED_ELSEWHERE' },
    });
    expect(await productOf(red)).toBe(before);
  });

  test('joins once, whoever of two is first', async () => {
    const [blue, red] = [await brush('Blue'), await brush('Red')];
    // Crosswise: each would move to the page that the other leaves.
    await Promise.all([change(blue, { variantOf: red }), change(red, { variantOf: blue })]);
    const [first, second] = [await pageOf(await productOf(blue)), await pageOf(await productOf(red))];
    expect([first, second].map((page) => page[1])).toEqual(
      (await productOf(blue)) === (await productOf(red))
        ? [
            ['Blue', 'Red'],
            ['Blue', 'Red'],
          ]
        : [['Blue'], ['Red']],
    );
  });
});

test('an item that was a variant from the beginning gets a product of its own with the same pictures, without the codes of the others', async () => {
  const shared = await bench.product({ name: 'Deck brush', partNumber: 'WB-35', barcode: '4006381333931' });
  await bench.item(chandlery, shared, { name: 'Deck brush', variant: 'Blue', sku: null });
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
  await bench.db
    .updateTable('products')
    .set({ pictureFileId: first, morePictureIds: [second] })
    .where('id', '=', shared)
    .execute();
  const red = await bench.item(chandlery, shared, { name: 'Deck brush', variant: 'Red', sku: null });
  const separated = await change(red, { variantOf: null });
  expect(separated).toMatchObject({
    ok: true,
    value: {
      isVariant: false,
      brand: 'Polyform',
      category: 'Fenders',
      departments: ['exterior'],
      partNumber: null,
      barcode: null,
      pictures: [{ fileId: first }, { fileId: second }],
    },
  });
  // Alone, it has nothing to be separated from.
  const own = await productOf(red);
  expect([own === shared, await change(red, { variantOf: null })]).toMatchObject([
    false,
    { ok: true, value: { productId: own } },
  ]);
});

test('a supplier’s items of one product are listed alone, with how many there are', async () => {
  const shared = await bench.product({ name: 'Deck brush' });
  for (const variant of ['Blue', 'Red'])
    await bench.item(chandlery, shared, { name: 'Deck brush', variant, sku: null });
  await brush('Green');
  const found = await bench.catalogue.listInventory(chandlery, { productId: shared });
  expect(found.ok && [found.value.items.map(({ variant }) => variant), found.value.total]).toEqual([
    ['Blue', 'Red'],
    2,
  ]);
});
