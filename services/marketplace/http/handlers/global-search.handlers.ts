import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { GlobalSearch, Found } from '../../modules/global-search/index.ts';
import type { AllHandlers } from './answers.ts';
import { openReturnOf } from './order-answers.ts';
import { listingOf, namedVendorOf } from './search.handlers.ts';

type Schemas = components['schemas'];

const listingsOf = ({ items, ...counted }: Found['products']): Schemas['FoundListings'] => ({
  ...counted,
  items: items.map(listingOf),
});

const vendorOf = ({ ports, ...vendor }: Found['suppliers'][number]): Schemas['FoundVendor'] => ({
  vendor: namedVendorOf(vendor),
  ports: [...ports],
});

export const orderOf = (order: Found['orders'][number]): Schemas['FoundOrder'] => {
  const { firstItem, firstQuantity, lines, totalMinor, refundedMinor, currency, createdAt, ...named } = order;
  return {
    ...named,
    ordered: { firstItem, firstQuantity, lines },
    parts: [...named.parts],
    openReturns: named.openReturns.map(openReturnOf),
    total: { amountMinor: totalMinor, currency },
    refunded: { amountMinor: refundedMinor, currency },
    createdAt: createdAt.toISOString(),
  };
};

export const bookingOf = ({ startsAt, ...booking }: Found['bookings'][number]): Schemas['FoundBooking'] => ({
  ...booking,
  startsAt: startsAt.toISOString(),
});

const ownListingOf = (one: Found['ownListings'][number]): Schemas['FoundOwnListing'] => {
  const { id, name, variant, sku, price, priceFor, stock, status } = one;
  return { id, name, variant, sku, price, priceFor, stock, status };
};

/** One search over the market and the caller's own data. */
export const globalSearchHandlers = (
  globalSearch: GlobalSearch,
): Pick<AllHandlers, 'findEverything' | 'findVendors'> => ({
  async findEverything({ session, query }) {
    const found = await globalSearch.findEverything(session, query);
    const data = {
      days: found.days && { ...found.days },
      ports: found.ports.map((port) => ({ ...port })),
      products: listingsOf(found.products),
      services: listingsOf(found.services),
      areServicesMeant: found.areServicesMeant,
      suppliers: found.suppliers.map(vendorOf),
      providers: found.providers.map(vendorOf),
      people: [...found.people],
      orders: found.orders.map(orderOf),
      bookings: found.bookings.map(bookingOf),
      ownListings: found.ownListings.map(ownListingOf),
    };
    return { status: 200, body: { status: true, data } };
  },

  async findVendors({ query }) {
    const vendors = await globalSearch.findVendors(query.q);
    return { status: 200, body: { status: true, data: { vendors: vendors.map(vendorOf) } } };
  },
});
