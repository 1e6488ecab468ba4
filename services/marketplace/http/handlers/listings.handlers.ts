import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Catalogue, InventoryItem, Service } from '../../modules/catalogue/index.ts';
import { ownVendorId } from '../../modules/account/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type ListingsHandlers = Pick<
  AllHandlers,
  'listInventory' | 'updateInventoryItem' | 'listServices' | 'updateService' | 'listExchangeRates'
>;
type Schemas = components['schemas'];

const itemOf = (item: InventoryItem): Schemas['InventoryItem'] => ({
  ...item,
  departments: [...item.departments],
  price: { ...item.price },
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});

const serviceOf = (service: Service): Schemas['Service'] => ({
  ...service,
  departments: [...service.departments],
  placeKinds: [...service.placeKinds],
  included: [...service.included],
  price: { ...service.price },
  createdAt: service.createdAt.toISOString(),
  updatedAt: service.updatedAt.toISOString(),
});

/** Tag "Listings" of the contract, and the reference rates. */
export const listingsHandlers = (catalogue: Catalogue): ListingsHandlers => ({
  async listInventory({ session, query }) {
    const found = await catalogue.listInventory(ownVendorId(session), query);
    if (!found.ok) return refused(found.error);
    const { items, nextCursor, total, counts } = found.value;
    const data = { items: items.map(itemOf), nextCursor, total, counts };
    return { status: 200, body: { status: true, data } };
  },

  async updateInventoryItem({ session, params, headers, body }) {
    const target = { id: params.inventoryId, ifMatch: headers['if-match'] };
    const changed = await catalogue.updateInventoryItem(ownVendorId(session), target, body);
    if (!changed.ok) return refused(changed.error);
    return { status: 200, body: { status: true, message: 'Saved.', data: itemOf(changed.value) } };
  },

  async listServices({ session, query }) {
    const found = await catalogue.listServices(ownVendorId(session), query);
    if (!found.ok) return refused(found.error);
    const { items, nextCursor, total, counts } = found.value;
    const data = { items: items.map(serviceOf), nextCursor, total, counts };
    return { status: 200, body: { status: true, data } };
  },

  async updateService({ session, params, headers, body }) {
    const target = { id: params.serviceId, ifMatch: headers['if-match'] };
    const changed = await catalogue.updateService(ownVendorId(session), target, body);
    if (!changed.ok) return refused(changed.error);
    return { status: 200, body: { status: true, message: 'Saved.', data: serviceOf(changed.value) } };
  },

  async listExchangeRates() {
    const { currency, rates } = await catalogue.listExchangeRates();
    const data = { currency, rates: rates.map((rate) => ({ ...rate })) };
    return { status: 200, body: { status: true, data } };
  },
});
