import {
  Anchor,
  ArrowRight,
  Boxes,
  CalendarDays,
  MapPin,
  Package,
  ReceiptText,
  Store,
  UserRound,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { foundPerSection } from '../../lib/found-per-section.ts';
import { numberNamed } from '../../lib/number-named.ts';
import { isNumber } from '../../lib/number-words.ts';
import { ownTradeSought } from '../../lib/own-trade-sought.ts';
import { portName } from '../../lib/port-name.ts';
import { roleLabels } from '../../lib/roles.ts';
import { Money, StatusBadge, When } from '../../ui/index.ts';
import { BookingBadge } from '../bookings/index.ts';
import { personPath } from '../links/index.ts';
import { FoundOrderBadge, itemsText } from '../orders/index.ts';
import type { FindOption, FindSection, Found, Reader } from './global-search.types.ts';
import {
  allBookingsPath,
  allOrdersPath,
  allOwnListingsPath,
  allPeoplePath,
  allVendorsPath,
  calendarPath,
  foundBookingPath,
  foundOrderPath,
  listingPath,
  ownListingPath,
  servicesInPortPath,
  shopInPortPath,
  vendorPath,
} from './found-paths.ts';
import { daysText } from './understood.ts';

type OwnListing = Found['ownListings'][number];

const iconOf = (Icon: LucideIcon) => <Icon size={18} strokeWidth={1.75} aria-hidden />;

const PriceFor = ({ price, priceFor }: Pick<OwnListing, 'price' | 'priceFor'>) => (
  <span>
    <Money {...price} />
    {priceFor ? ` per ${priceFor}` : null}
  </span>
);

const orderReader = (reader: Reader) => (reader === 'admin' || reader === 'supplier' ? reader : 'buyer');

const bookingReader = (reader: Reader) =>
  reader === 'admin' ? 'admin' : reader === 'service_provider' ? 'provider' : 'buyer';

interface ShownTo {
  readonly reader: Reader;
  /** The words of the search. */
  readonly words: string;
  readonly onOpen: (path: string) => void;
}

const stockText = ({ stock }: OwnListing): string | null =>
  stock === null ? null : stock === 0 ? 'Out of stock' : `${stock.toLocaleString('en-GB')} in stock`;
const notOnSale: Readonly<Record<OwnListing['status'], string | null>> = {
  active: null,
  paused: 'Paused',
  draft: 'Draft',
  archived: 'Archived',
};

/** Whether the words name orders or bookings of the reader: one by its number, the last, or some by what they have. */
export const isOwnTradeNamed = (words: string): boolean =>
  isNumber(words) || numberNamed(words) !== null || ownTradeSought(words).of !== null;

/** Whether the words begin the name of a company, and of nobody. */
function isCompany({ suppliers, providers, people }: Found, words: string): boolean {
  const begins = (name: string) =>
    name.slice(0, words.length).localeCompare(words, 'en', { sensitivity: 'base' }) === 0;
  return (
    [...suppliers, ...providers].some(({ vendor }) => begins(vendor.name)) &&
    !people.some(({ name }) => begins(name))
  );
}

/**
 * The results by kind; kinds without results are left out. A vendor's own listings, and orders and bookings found by
 * number, come first. Admins get users, orders and vendors before listings, and a company they name before its people.
 */
export function foundSections(found: Found, { reader, words, onOpen }: ShownTo): readonly FindSection[] {
  const toListing = (
    listing: Found['products']['items'][number],
    where: string | null = null,
  ): FindOption => ({
    key: `listing ${listing.id}`,
    icon: iconOf(listing.kind === 'product' ? Package : Wrench),
    title: listing.name,
    about: [
      listing.detail,
      listing.offerCount > 1 ? `${listing.offerCount} suppliers` : listing.vendor.name,
      where,
    ]
      .filter(Boolean)
      .join(' · '),
    aside: <PriceFor {...listing} />,
    onChoose: () => onOpen(listingPath(listing)),
  });
  const toVendor =
    (Icon: LucideIcon) =>
    (one: Found['suppliers'][number]): FindOption => ({
      key: `vendor ${one.vendor.id}`,
      icon: iconOf(Icon),
      title: one.vendor.name,
      about: one.ports.join(', '),
      onChoose: () => onOpen(vendorPath(one, reader)),
    });
  const isSupplier = reader === 'supplier';
  const own: FindSection = {
    name: isSupplier ? 'Your inventory' : 'Your services',
    options: found.ownListings.map((listing) => ({
      key: `own listing ${listing.id}`,
      icon: iconOf(isSupplier ? Boxes : Wrench),
      title: [listing.name, listing.variant].filter(Boolean).join(', '),
      about: [listing.sku, stockText(listing), notOnSale[listing.status]].filter(Boolean).join(' · '),
      aside: <PriceFor {...listing} />,
      onChoose: () => onOpen(ownListingPath(listing, isSupplier ? 'supplier' : 'service_provider')),
    })),
  };
  const persons: FindSection = {
    name: 'People',
    options: found.people.map(({ id, name, email, role, company, isSuspended }) => ({
      key: `person ${id}`,
      icon: iconOf(UserRound),
      title: name,
      about: [roleLabels[role], company, email].filter(Boolean).join(' · '),
      aside: isSuspended ? <StatusBadge tone="danger">Suspended</StatusBadge> : null,
      // The page of a user, for admins.
      onChoose: () => onOpen(personPath(id)),
    })),
  };
  const ports: FindSection = {
    name: 'Ports',
    options: found.ports.flatMap(({ slug, name }) => [
      {
        key: `port ${slug}`,
        icon: iconOf(MapPin),
        title: name,
        about: 'Everything that can be delivered, collected or done there',
        onChoose: () => onOpen(shopInPortPath(slug)),
      },
      {
        key: `port ${slug} services`,
        icon: iconOf(Wrench),
        title: `Services in ${name}`,
        onChoose: () => onOpen(servicesInPortPath(slug)),
      },
    ]),
  };
  const ofKind = (
    kind: string,
    { port, isElsewhere, items, isClose, exact }: Found['products'],
  ): FindSection => {
    const name = port === null ? kind : `${kind} in ${port}`;
    const shown = items.slice(0, exact ?? items.length);
    if (isElsewhere)
      return {
        name: `${name}: none. In other ports`,
        options: shown.map((listing) =>
          toListing(
            listing,
            // A product's are those of its suppliers, who may not deliver there.
            listing.kind === 'service' ? listing.ports.map(portName).join(', ') : null,
          ),
        ),
      };
    return {
      name: isClose ? `${name}: no exact matches. These come close` : name,
      options: shown.map((listing) => toListing(listing)),
    };
  };
  const alsoClose = ({ items, exact }: Found['products']) =>
    items.slice(exact ?? items.length).map((listing) => toListing(listing));
  const kinds = [
    { name: 'Products', listings: found.products },
    { name: 'Services', listings: found.services },
  ];
  if (found.areServicesMeant) kinds.reverse();
  const listings: readonly FindSection[] = [
    ...kinds.map((kind) => ofKind(kind.name, kind.listings)),
    { name: 'Also close', options: kinds.flatMap((kind) => alsoClose(kind.listings)) },
  ];
  const vendors: readonly FindSection[] = [
    { name: 'Suppliers', options: found.suppliers.map(toVendor(Store)) },
    { name: 'Service providers', options: found.providers.map(toVendor(UsersRound)) },
  ];
  const orders: FindSection = {
    name: reader === 'admin' ? 'Orders' : 'Your orders',
    options: found.orders.map((order) => ({
      key: `order ${order.id}`,
      icon: iconOf(ReceiptText),
      title: `${order.number} · ${itemsText(order.ordered)}`,
      about: (
        <>
          <When at={order.createdAt} show="day" /> · {order.otherSide}
        </>
      ),
      aside: (
        <>
          <FoundOrderBadge order={order} reader={orderReader(reader)} />
          <Money {...order.total} />
        </>
      ),
      onChoose: () => onOpen(foundOrderPath(order.id, reader)),
    })),
  };
  const bookings: FindSection = {
    name: reader === 'admin' ? 'Bookings' : 'Your bookings',
    options: found.bookings.map(
      ({ id, number, status, serviceName, otherSide, startsAt, timeZone, waitsFor }) => ({
        key: `booking ${id}`,
        icon: iconOf(Anchor),
        title: `${number} · ${serviceName}`,
        about: (
          <>
            <When at={startsAt} zone={timeZone} /> · {otherSide}
          </>
        ),
        aside: <BookingBadge status={status} reader={bookingReader(reader)} awaited={waitsFor} />,
        onChoose: () => onOpen(foundBookingPath(id, reader)),
      }),
    ),
  };
  const { days } = found;
  const calendar: FindSection = {
    name: 'Calendar',
    options:
      days === null
        ? []
        : [
            {
              key: 'calendar',
              icon: iconOf(CalendarDays),
              title: `${reader === 'admin' ? 'All bookings' : 'Your calendar'}, ${daysText(days)}`,
              onChoose: () => onOpen(calendarPath(days, reader)),
            },
          ],
  };
  const isOwnFirst =
    days !== null || reader === 'supplier' || reader === 'service_provider' || isOwnTradeNamed(words);
  // Vendors that match come before listings that are only similar.
  const areClose = found.products.isClose || found.services.isClose;
  const market = areClose ? [ports, ...vendors, ...listings] : [ports, ...listings, ...vendors];
  const withAll = (section: FindSection, noun: string, path: string, sought = words): FindSection =>
    section.options.length < foundPerSection
      ? section
      : {
          ...section,
          options: [
            ...section.options,
            {
              key: `all ${noun}`,
              icon: iconOf(ArrowRight),
              title: sought === '' ? `All ${noun}` : `All ${noun} for “${sought}”`,
              onChoose: () => onOpen(path),
            },
          ],
        };
  const sought = ownTradeSought(words).words;
  const trade = [
    calendar,
    withAll(orders, 'orders', allOrdersPath(sought, reader), sought),
    // Those of a day are all in the calendar.
    days === null ? withAll(bookings, 'bookings', allBookingsPath(sought, reader), sought) : bookings,
  ];
  const ownListings = withAll(
    own,
    isSupplier ? 'of your inventory' : 'of your services',
    allOwnListingsPath(words, isSupplier ? 'supplier' : 'service_provider'),
  );
  const people = withAll(persons, 'people', allPeoplePath(words));
  const companies = vendors.map((section) =>
    withAll(section, section.name.toLowerCase(), allVendorsPath(words)),
  );
  const desk = isCompany(found, words) ? [...companies, people, ...trade] : [people, ...trade, ...companies];
  const sections =
    reader === 'admin'
      ? [...desk, ...listings]
      : isOwnFirst
        ? [...trade, ownListings, ...market]
        : [...market, ...trade];
  return sections.filter(({ options }) => options.length > 0);
}
