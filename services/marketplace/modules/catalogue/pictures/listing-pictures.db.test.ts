import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { ok, refuse } from '../../../../../src/lib/result.ts';
import { readJson } from '../../../platform/db/json-text.ts';
import { createListingPictures, createMarketServices } from '../index.ts';
import { catalogueBench } from '../testing/catalogue-bench.ts';

let bench: Awaited<ReturnType<typeof catalogueBench>>;
shareBench(catalogueBench, (made) => {
  bench = made;
  stored = [];
  meanwhile = () => Promise.resolve();
});

const first = 'a'.repeat(32);
const second = 'b'.repeat(32);
const third = 'c'.repeat(32);
let stored: string[];
let meanwhile: () => Promise<unknown>;

/** Stores `a…`, then `b…`, then `c…`; `meanwhile` runs while a picture is being stored. */
const pictures = () =>
  createListingPictures({
    db: bench.db,
    clock: bench.clock,
    pictures: {
      storeListingPicture: async () => {
        await meanwhile();
        const fileId = [first, second].find((each) => !stored.includes(each)) ?? third;
        stored.push(fileId);
        return ok({ fileId });
      },
      removePicture: (fileId) => {
        stored = stored.filter((kept) => kept !== fileId);
        return Promise.resolve();
      },
    },
  });
const file = (isFurther = false) => ({ stream: Readable.from([Buffer.from('a photograph')]), isFurther });

async function shownOf(productId: string) {
  const [page, found, inPort] = await Promise.all([
    bench.catalogue.getProduct(productId),
    bench.catalogue.searchListings({}),
    bench.catalogue.searchListings({ port: 'palma' }),
  ]);
  if (!page.ok || !found.ok || !inPort.ok) throw new Error('refused');
  return {
    page: readJson(page.value).pictureUrl,
    cards: [found, inPort].map(({ value: { items } }) => items.map(({ pictureUrl }) => pictureUrl)),
  };
}

test("a product has its only supplier's picture on its page, on its card and in the own inventory", async () => {
  const supplierId = await bench.vendor('supplier');
  const productId = await bench.product();
  const id = await bench.item(supplierId, productId);
  const card = `/api/media/${first}?size=card`;
  expect(await shownOf(productId)).toEqual({ page: null, cards: [[null], [null]] });
  const set = await pictures().takeProductPicture(supplierId, id, file());
  expect(set).toMatchObject({ ok: true, value: { id, version: 1, pictureUrl: card } });
  expect(await shownOf(productId)).toEqual({ page: `/api/media/${first}`, cards: [[card], [card]] });
  const own = await bench.catalogue.listInventory(supplierId, {});
  expect(own.ok && own.value.items).toMatchObject([{ pictureUrl: card }]);
});

test('another picture replaces the first, whose file is deleted, and is replaced in turn', async () => {
  const supplierId = await bench.vendor('supplier');
  const productId = await bench.product();
  const id = await bench.item(supplierId, productId);
  const { takeProductPicture, removeProductPictures } = pictures();
  await takeProductPicture(supplierId, id, file());
  await takeProductPicture(supplierId, id, file());
  expect([stored, (await shownOf(productId)).page]).toEqual([[second], `/api/media/${second}`]);
  await removeProductPictures(supplierId, id);
  const again = await removeProductPictures(supplierId, id);
  expect(again).toMatchObject({ ok: true, value: { pictureUrl: null } });
  expect([stored, await shownOf(productId)]).toEqual([[], { page: null, cards: [[null], [null]] }]);
});

test('further pictures follow the first, are reordered, and deleted if they are left out', async () => {
  const supplierId = await bench.vendor('supplier');
  const productId = await bench.product();
  const id = await bench.item(supplierId, productId);
  const { takeProductPicture, arrangeProductPictures } = pictures();
  await takeProductPicture(supplierId, id, file(true));
  await takeProductPicture(supplierId, id, file(true));
  await takeProductPicture(supplierId, id, file(true));
  const shown = async () => {
    const page = await bench.catalogue.getProduct(productId);
    if (!page.ok) throw new Error('refused');
    const { pictureUrl, morePictureUrls } = readJson(page.value);
    return [pictureUrl, ...morePictureUrls];
  };
  const pages = (...ids: readonly string[]) => ids.map((fileId) => `/api/media/${fileId}`);
  expect(await shown()).toEqual(pages(first, second, third));
  const arranged = await arrangeProductPictures(supplierId, id, [third, first]);
  expect(arranged).toMatchObject({
    ok: true,
    value: { pictureUrl: `/api/media/${third}?size=card`, pictures: [{ fileId: third }, { fileId: first }] },
  });
  expect([await shown(), (await shownOf(productId)).cards, stored]).toEqual([
    pages(third, first),
    Array(2).fill([`/api/media/${third}?size=card`]),
    [first, third],
  ]);
  expect(await arrangeProductPictures(supplierId, id, [second])).toMatchObject({
    ok: false,
    error: { code: 'VALIDATION' },
  });
  expect(await shown()).toEqual(pages(third, first));
});

test('a ninth picture is refused, and its file is deleted', async () => {
  const providerId = await bench.vendor('service_provider');
  const id = await bench.service(providerId);
  const ids = Array.from({ length: 8 }, (_, place) => String(place).repeat(32));
  await bench.db
    .updateTable('services')
    .set({ pictureFileId: ids[0] ?? null, morePictureIds: ids.slice(1) })
    .where('id', '=', id)
    .execute();
  const refused = await pictures().takeServicePicture(providerId, id, file(true));
  expect([refused, stored]).toMatchObject([{ ok: false, error: { code: 'VALIDATION' } }, []]);
  const arranged = await pictures().arrangeServicePictures(providerId, id, ids.toReversed());
  expect(arranged.ok && arranged.value.pictures.map(({ fileId }) => fileId)).toEqual(ids.toReversed());
});

test('the picture of a product that another supplier lists too is changed by neither, also if the other begins meanwhile', async () => {
  const supplierId = await bench.vendor('supplier');
  const other = await bench.vendor('supplier');
  const productId = await bench.product();
  const id = await bench.item(supplierId, productId);
  meanwhile = () => bench.item(other, productId);
  const refused = refuse({ code: 'PRODUCT_SHARED' });
  expect(await pictures().takeProductPicture(supplierId, id, file())).toEqual(refused);
  expect(await pictures().removeProductPictures(supplierId, id)).toEqual(refused);
  expect([stored, (await shownOf(productId)).page]).toEqual([[], null]);
});

test('nobody sets the picture of another vendor’s item or service, and the file is deleted', async () => {
  const other = await bench.vendor('supplier');
  const provider = await bench.vendor('service_provider');
  const id = await bench.item(await bench.vendor('supplier'), await bench.product());
  const serviceId = await bench.service(await bench.vendor('service_provider'));
  const { takeProductPicture, takeServicePicture, removeServicePictures } = pictures();
  const answers = [
    await takeProductPicture(other, id, file()),
    await takeServicePicture(provider, serviceId, file()),
    await removeServicePictures(provider, serviceId),
  ];
  expect([answers, stored]).toEqual([Array(3).fill(refuse({ code: 'NOT_FOUND' })), []]);
});

test('a service has its picture on its page and its cards', async () => {
  const providerId = await bench.vendor('service_provider');
  const id = await bench.service(providerId);
  const { takeServicePicture, removeServicePictures } = pictures();
  await takeServicePicture(providerId, id, file());
  const set = await takeServicePicture(providerId, id, file());
  const card = `/api/media/${second}?size=card`;
  expect(set).toMatchObject({ ok: true, value: { id, version: 1, pictureUrl: card } });
  const market = createMarketServices({ ...bench, nextFreeTimes: async () => Promise.resolve(new Map()) });
  const found = await bench.catalogue.searchListings({});
  const page = await market.getMarketService(id);
  expect([stored, found.ok && found.value.items, page.ok && page.value]).toMatchObject([
    [second],
    [{ pictureUrl: card }],
    { pictureFileId: second },
  ]);
  const removed = await removeServicePictures(providerId, id);
  expect([removed, stored]).toMatchObject([{ ok: true, value: { pictureUrl: null } }, []]);
});

test('the file of a picture stays while a product that was separated shows it too', async () => {
  const supplierId = await bench.vendor('supplier');
  const productId = await bench.product();
  await bench.item(supplierId, productId, { variant: 'Navy', sku: null });
  const id = await bench.item(supplierId, productId, { variant: 'Red', sku: null });
  const { takeProductPicture, removeProductPictures } = pictures();
  await takeProductPicture(supplierId, id, file());
  const { version } = await bench.catalogue.getInventoryItem(supplierId, id);
  const separated = await bench.catalogue.updateInventoryItem(
    supplierId,
    { id, ifMatch: String(version) },
    { variantOf: null },
  );
  const own = separated.ok ? separated.value.productId : productId;
  expect([own === productId, (await shownOf(own)).page]).toEqual([false, `/api/media/${first}`]);
  await removeProductPictures(supplierId, id);
  expect([stored, (await shownOf(own)).page, (await shownOf(productId)).page]).toEqual([
    [first],
    null,
    `/api/media/${first}`,
  ]);
});
