import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Catalogue, InventoryItem, ListingPictures, Service } from '../../modules/catalogue/index.ts';
import { ownVendorId } from '../../modules/account/index.ts';
import type { Imports } from '../../modules/imports/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { readOneFile } from './file-form.ts';

type ListingsHandlers = Pick<
  AllHandlers,
  | 'listInventory'
  | 'createInventoryItem'
  | 'clearArchivedInventory'
  | 'updateInventoryItem'
  | 'uploadProductPicture'
  | 'deleteProductPicture'
  | 'arrangeProductPictures'
  | 'listServices'
  | 'createService'
  | 'clearArchivedServices'
  | 'updateService'
  | 'uploadServicePicture'
  | 'deleteServicePicture'
  | 'arrangeServicePictures'
  | 'listExchangeRates'
>;
type Schemas = components['schemas'];

const itemOf = (item: InventoryItem): Schemas['InventoryItem'] => ({
  ...item,
  departments: [...item.departments],
  pictures: item.pictures.map((picture) => ({ ...picture })),
  price: { ...item.price },
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});

const serviceOf = (service: Service): Schemas['Service'] => ({
  ...service,
  departments: [...service.departments],
  pictures: service.pictures.map((picture) => ({ ...picture })),
  placeKinds: [...service.placeKinds],
  included: [...service.included],
  price: { ...service.price },
  createdAt: service.createdAt.toISOString(),
  updatedAt: service.updatedAt.toISOString(),
});

const savedText = 'The picture is saved.';
const removedText = 'The picture is removed.';
const arrangedText = 'The pictures are saved.';
const answered = <Data>(message: string, data: Data) =>
  ({ status: 200, body: { status: true, message, data } }) as const;

const sharedPictureText =
  'Other suppliers sell this product too, so its picture can’t be changed by one of them.';
const productRefused = <Code extends string>(error: { readonly code: Code }) =>
  refused(error, error.code === 'PRODUCT_SHARED' ? sharedPictureText : undefined);

/** "585 items were deleted. 1 stays: it was ordered, or a buyer has it in a cart or list." */
function clearedMessage({ removed, kept }: Schemas['ClearedListings'], noun: string): string {
  const done = `${removed.toLocaleString('en-GB')} ${removed === 1 ? `${noun} was` : `${noun}s were`} deleted.`;
  if (kept === 0) return done;
  const stay = kept === 1 ? '1 stays: it was' : `${kept.toLocaleString('en-GB')} stay: they were`;
  return `${done} ${stay} ordered, or a buyer has ${kept === 1 ? 'it' : 'them'} in a cart or list.`;
}

/** Operations of tag "Listings", and the reference rates. */
export const listingsHandlers = (
  catalogue: Catalogue,
  pictures: ListingPictures,
  imports: Pick<Imports, 'addListing'>,
): ListingsHandlers => ({
  async listInventory({ session, query }) {
    const found = await catalogue.listInventory(ownVendorId(session), query);
    if (!found.ok) return refused(found.error);
    const { items, nextCursor, total, counts, soldOut } = found.value;
    const data = { items: items.map(itemOf), nextCursor, total, counts, soldOut };
    return { status: 200, body: { status: true, data } };
  },

  async createInventoryItem({ session, body }) {
    const { price, stock, variantOf, variants, ...others } = body;
    const line = {
      ...others,
      priceMinor: price.amountMinor,
      currency: price.currency,
      stock,
      isStockCounted: stock !== null,
    };
    const added = await imports.addListing(session, { kind: 'products', variantOf, line, variants });
    if (!added.ok) return refused(added.error);
    const item = await catalogue.getInventoryItem(ownVendorId(session), added.value);
    return { status: 201, body: { status: true, message: 'Added.', data: itemOf(item) } };
  },

  async clearArchivedInventory({ session }) {
    const data = await catalogue.clearArchived('inventory', ownVendorId(session));
    return { status: 200, body: { status: true, message: clearedMessage(data, 'item'), data } };
  },

  async updateInventoryItem({ session, params, headers, body }) {
    const target = { id: params.inventoryId, ifMatch: headers['if-match'] };
    const changed = await catalogue.updateInventoryItem(ownVendorId(session), target, body);
    if (!changed.ok) return refused(changed.error);
    return { status: 200, body: { status: true, message: 'Saved.', data: itemOf(changed.value) } };
  },

  async uploadProductPicture({ session, params, query, upload }) {
    const sent = await readOneFile(upload(), 'picture', (stream) =>
      pictures.takeProductPicture(ownVendorId(session), params.inventoryId, {
        stream,
        isFurther: query.further ?? false,
      }),
    );
    if (!sent.ok) return sent.error;
    const set = sent.value;
    return set.ok ? answered(savedText, itemOf(set.value)) : productRefused(set.error);
  },

  async deleteProductPicture({ session, params }) {
    const removed = await pictures.removeProductPictures(ownVendorId(session), params.inventoryId);
    return removed.ok ? answered(removedText, itemOf(removed.value)) : productRefused(removed.error);
  },

  async arrangeProductPictures({ session, params, body }) {
    const arranged = await pictures.arrangeProductPictures(
      ownVendorId(session),
      params.inventoryId,
      body.fileIds,
    );
    return arranged.ok ? answered(arrangedText, itemOf(arranged.value)) : productRefused(arranged.error);
  },

  async listServices({ session, query }) {
    const found = await catalogue.listServices(ownVendorId(session), query);
    if (!found.ok) return refused(found.error);
    const { items, nextCursor, total, counts } = found.value;
    const data = { items: items.map(serviceOf), nextCursor, total, counts };
    return { status: 200, body: { status: true, data } };
  },

  async createService({ session, body }) {
    const { price, ...others } = body;
    const line = { ...others, priceMinor: price.amountMinor, currency: price.currency };
    const added = await imports.addListing(session, { kind: 'services', line });
    if (!added.ok) return refused(added.error);
    const service = await catalogue.getService(ownVendorId(session), added.value);
    return { status: 201, body: { status: true, message: 'Added.', data: serviceOf(service) } };
  },

  async clearArchivedServices({ session }) {
    const data = await catalogue.clearArchived('services', ownVendorId(session));
    return { status: 200, body: { status: true, message: clearedMessage(data, 'service'), data } };
  },

  async updateService({ session, params, headers, body }) {
    const target = { id: params.serviceId, ifMatch: headers['if-match'] };
    const changed = await catalogue.updateService(ownVendorId(session), target, body);
    if (!changed.ok) return refused(changed.error);
    return { status: 200, body: { status: true, message: 'Saved.', data: serviceOf(changed.value) } };
  },

  async uploadServicePicture({ session, params, query, upload }) {
    const sent = await readOneFile(upload(), 'picture', (stream) =>
      pictures.takeServicePicture(ownVendorId(session), params.serviceId, {
        stream,
        isFurther: query.further ?? false,
      }),
    );
    if (!sent.ok) return sent.error;
    const set = sent.value;
    return set.ok ? answered(savedText, serviceOf(set.value)) : refused(set.error);
  },

  async deleteServicePicture({ session, params }) {
    const removed = await pictures.removeServicePictures(ownVendorId(session), params.serviceId);
    return removed.ok ? answered(removedText, serviceOf(removed.value)) : refused(removed.error);
  },

  async arrangeServicePictures({ session, params, body }) {
    const arranged = await pictures.arrangeServicePictures(
      ownVendorId(session),
      params.serviceId,
      body.fileIds,
    );
    return arranged.ok ? answered(arrangedText, serviceOf(arranged.value)) : refused(arranged.error);
  },

  async listExchangeRates() {
    const { currency, rates } = await catalogue.listExchangeRates();
    const data = { currency, rates: rates.map((rate) => ({ ...rate })) };
    return { status: 200, body: { status: true, data } };
  },
});
