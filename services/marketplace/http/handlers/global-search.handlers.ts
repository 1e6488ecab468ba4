import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { GlobalSearch, Found, Person } from '../../modules/global-search/index.ts';
import type { Accounts } from '../../modules/account/index.ts';
import { refused, type AllHandlers } from './answers.ts';
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

const orderOf = (order: Found['orders'][number]): Schemas['FoundOrder'] => {
  const { firstItem, firstQuantity, lines, totalMinor, currency, createdAt, ...named } = order;
  return {
    ...named,
    ordered: { firstItem, firstQuantity, lines },
    total: { amountMinor: totalMinor, currency },
    createdAt: createdAt.toISOString(),
  };
};

const bookingOf = ({ startsAt, ...booking }: Found['bookings'][number]): Schemas['FoundBooking'] => ({
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
      ports: [...found.ports],
      products: listingsOf(found.products),
      services: listingsOf(found.services),
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

const personOf = ({
  joinedAt,
  closedAt,
  suspension,
  orders,
  bookings,
  ...person
}: Person): Schemas['Person'] => ({
  ...person,
  joinedAt: joinedAt.toISOString(),
  closedAt: closedAt && closedAt.toISOString(),
  suspension: suspension && { at: suspension.at.toISOString(), reason: suspension.reason },
  actions: [...person.actions],
  yachts: [...person.yachts],
  orders: { total: orders.total, latest: orders.latest.map(orderOf) },
  bookings: { total: bookings.total, latest: bookings.latest.map(bookingOf) },
  messages: person.messages.map(({ createdAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
  })),
});

const decided = {
  suspend: (name: string) => `${name} is suspended.`,
  reinstate: (name: string) => `${name} is no longer suspended.`,
} as const;

/** People with an account, for admins. */
export const personHandlers = (
  globalSearch: Pick<GlobalSearch, 'listPeople' | 'getPerson'>,
  accounts: Pick<Accounts, 'decideSuspension'>,
): Pick<AllHandlers, 'listPeople' | 'getPerson' | 'decidePersonStatus'> => ({
  async listPeople({ query }) {
    const found = await globalSearch.listPeople(query);
    if (!found.ok) return refused(found.error);
    const { items, nextCursor } = found.value;
    const rows = items.map(({ joinedAt, suspendedAt, ...row }) => ({
      ...row,
      joinedAt: joinedAt.toISOString(),
      suspendedAt: suspendedAt && suspendedAt.toISOString(),
    }));
    return { status: 200, body: { status: true, data: { items: rows, nextCursor } } };
  },

  async getPerson({ params }) {
    const found = await globalSearch.getPerson(params.userId);
    return found.ok
      ? { status: 200, body: { status: true, data: personOf(found.value) } }
      : refused(found.error);
  },

  async decidePersonStatus({ session, params, body }) {
    const outcome = await accounts.decideSuspension(session, params.userId, body);
    if (!outcome.ok) return refused(outcome.error);
    const found = await globalSearch.getPerson(params.userId);
    if (!found.ok) return refused(found.error);
    const message = decided[body.command](found.value.name);
    return { status: 200, body: { status: true, message, data: personOf(found.value) } };
  },
});
