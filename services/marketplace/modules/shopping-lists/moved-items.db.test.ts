import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { newId } from '../../platform/ids.ts';
import { cartBench, type CartBench } from '../cart/testing/cart-bench.ts';
import { createCatalogue } from '../catalogue/index.ts';
import { createShoppingLists } from './index.ts';

let bench: CartBench;
let lists: ReturnType<typeof createShoppingLists>;
let mara: string;
let chandlery: string;
shareBench(cartBench, async (made) => {
  bench = made;
  lists = createShoppingLists({ ...bench.parts, carts: bench.carts });
  mara = await bench.buyer();
  chandlery = await bench.supplier();
});

type Offer = Awaited<ReturnType<CartBench['offer']>>;

const join = async (item: Offer, of: Offer | null) => {
  const catalogue = createCatalogue(bench.parts);
  const { version } = await catalogue.getInventoryItem(chandlery, item.inventoryId);
  const target = { id: item.inventoryId, ifMatch: String(version) };
  const joined = await catalogue.updateInventoryItem(chandlery, target, {
    variantOf: of?.inventoryId ?? null,
  });
  expect(joined).toMatchObject({ ok: true });
};

const offers = async () => [
  await bench.offer(chandlery, { variant: 'Blue', sku: null }),
  await bench.offer(chandlery, { variant: 'Red', sku: null, name: 'Fender in red' }),
];

test('carts and lists that have an item keep it when it becomes a variant of another one, and when it is separated again', async () => {
  const [blue, red] = (await offers()) as [Offer, Offer];
  await bench.carts.addToCart(mara, { ...red, quantity: 3 });
  await lists.setFavourite(mara, { productId: red.productId, isFavourite: true });
  const created = await lists.createShoppingList(mara, 'Season');
  const listId = created.ok ? created.value.id : '';
  await lists.setShoppingListLines(mara, listId, [
    { ...red, quantity: 2 },
    { productId: red.productId, inventoryId: null, quantity: 5 },
    { ...blue, quantity: 1 },
  ]);
  const present = async () => {
    const { lines } = await bench.carts.getCart(mara);
    const list = await lists.getShoppingList(mara, listId);
    return [
      lines.map(({ inventoryId, productId, quantity }) => [inventoryId, productId, quantity]),
      list.ok &&
        list.value.lines
          .map(({ productId, offer, quantity }) => [productId, offer?.inventoryId, quantity])
          .toSorted(([, , first], [, , second]) => Number(first) - Number(second)),
      await lists.listFavourites(mara),
    ];
  };
  const keptWith = (productId: string) => [
    [[red.inventoryId, productId, 3]],
    [
      [blue.productId, blue.inventoryId, 1],
      [productId, red.inventoryId, 2],
    ],
    [productId],
  ];
  await join(red, blue);
  expect(await present()).toEqual(keptWith(blue.productId));
  await join(red, null);
  expect(await present()).toEqual(keptWith(red.productId));
});

test('a cart of a browser, an open page and an earlier order still find the item by the product that it had', async () => {
  const [blue, red] = (await offers()) as [Offer, Offer];
  await join(red, blue);
  const line = { inventoryId: red.inventoryId, productId: blue.productId };
  const priced = await bench.carts.priceVisitorCart([{ ...red, quantity: 1 }]);
  expect(priced.lines).toMatchObject([{ inventoryId: red.inventoryId, quantity: 1 }]);
  const { cart, left } = await bench.carts.mergeCart(mara, [{ ...red, quantity: 2 }]);
  expect([left, cart.lines]).toMatchObject([[], [{ ...line, quantity: 2 }]]);
  expect(await bench.carts.addToCart(mara, { ...red, quantity: 1 })).toMatchObject({ ok: true });
  expect((await bench.carts.getCart(mara)).lines).toMatchObject([{ ...line, quantity: 3 }]);
  expect(await bench.carts.getCartOfOne(mara, { ...red, quantity: 1 })).toMatchObject({ ok: true });
  // Of another product it never was.
  const unknown = { inventoryId: blue.inventoryId, productId: newId() };
  expect(await bench.carts.addToCart(mara, { ...unknown, quantity: 1 })).toMatchObject({ ok: false });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cart_lines`.execute(
    bench.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
});
