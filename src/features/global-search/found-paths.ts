import { bookingPath, BOOKINGS_PATH, providerBookingPath, providerBookingsPath } from '../bookings/index.ts';
import type { RoleName } from '../../lib/roles.ts';
import { listingsPathOf, peoplePath, vendorAtDeskPath } from '../links/index.ts';
import { orderPath, ORDERS_PATH, subOrderPath } from '../orders/index.ts';
import type { VendorRole } from '../../machines/import/index.ts';
import type { Found, Reader } from './global-search.types.ts';

type FoundDays = NonNullable<Found['days']>;

/** The page that searches everything on sale, with filters. */
export const allListingsPath = (words: string): string => `/?${new URLSearchParams({ q: words }).toString()}`;

/** Everything on sale in a port, and all services there. */
export const shopInPortPath = (port: string): string => `/?${new URLSearchParams({ port }).toString()}`;
export const servicesInPortPath = (port: string): string =>
  `/vendor-services?${new URLSearchParams({ port }).toString()}`;

/** The product page with the offer that was shown, since the words may name its variant. */
export const listingPath = ({ kind, id, inventoryId }: Found['products']['items'][number]): string => {
  if (kind === 'service') return `/service-checkout/${id}`;
  return inventoryId === null ? `/product-checkout/${id}` : `/product-checkout/${id}?offer=${inventoryId}`;
};

/** A vendor's own listing in the list where it is edited, found by its SKU, which is nearly unique. */
export const ownListingPath = ({ sku, name }: Found['ownListings'][number], role: VendorRole): string =>
  `${listingsPathOf(role)}?${new URLSearchParams({ q: sku ?? name }).toString()}`;

/** A vendor’s public page; for admins, its application. */
export const vendorPath = ({ vendor }: Found['suppliers'][number], reader: Reader): string =>
  reader === 'admin' ? vendorAtDeskPath(vendor.name) : `/vendor-services/${vendor.id}`;

/** The address of a list with these words; without words all of it. */
const listPath = (path: string, words: string): string => {
  if (words === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ q: words }).toString()}`;
};

/** The list of all matching orders. */
export const allOrdersPath = (words: string, reader: Reader): string => {
  if (reader === 'admin') return listPath('/admin/orders-management', words);
  return listPath(reader === 'supplier' ? '/supplier/orders?tab=all' : ORDERS_PATH, words);
};

/** The list of all matching bookings. */
export const allBookingsPath = (words: string, reader: Reader): string => {
  if (reader === 'admin') return listPath('/admin/bookings-management', words);
  return listPath(reader === 'service_provider' ? `${providerBookingsPath}?tab=all` : BOOKINGS_PATH, words);
};

const calendars: Readonly<Partial<Record<RoleName, string>>> = {
  crew_member: '/crew/calendar',
  service_provider: '/service-provider/calendar',
  admin: '/admin/calendar-management',
};

const daysOfWeek = 7;

/** The reader's calendar on these days: a day, a week or a month of it. */
export function calendarPath({ from, until }: FoundDays, reader: Reader): string {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  const ofDay = reader === 'service_provider' ? 'day' : 'agenda';
  const view = days === 1 ? ofDay : days <= daysOfWeek ? 'week' : 'month';
  const path = reader === null ? undefined : calendars[reader];
  return `${path ?? '/crew/calendar'}?${new URLSearchParams({ view, date: from }).toString()}`;
}

/** All people whose name, address or company fits, for admins. */
export const allPeoplePath = (words: string): string => listPath(peoplePath, words);

/** All vendors that are called so, for admins. */
export const allVendorsPath = (words: string): string => listPath('/admin/approve?status=all', words);

/** The list of all the vendor’s matching listings. */
export const allOwnListingsPath = (words: string, role: VendorRole): string =>
  `${listingsPathOf(role)}?${new URLSearchParams({ q: words }).toString()}`;

export function foundOrderPath(id: string, reader: Reader): string {
  if (reader === 'admin') return `/admin/orders-management/${encodeURIComponent(id)}`;
  return reader === 'supplier' ? subOrderPath(id) : orderPath(id);
}

export function foundBookingPath(id: string, reader: Reader): string {
  if (reader === 'admin') return `/admin/bookings-management/${encodeURIComponent(id)}`;
  return reader === 'service_provider' ? providerBookingPath(id) : bookingPath(id);
}
