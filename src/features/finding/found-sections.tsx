import {
  Anchor,
  Boxes,
  Package,
  ReceiptText,
  Store,
  UserRound,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { roleLabels } from '../../lib/roles.ts';
import { Money, When } from '../../ui/index.ts';
import { personPath } from '../links/index.ts';
import { itemsText } from '../orders/index.ts';
import type { FindOption, FindSection, Found, Reader } from './finding.types.ts';
import { foundBookingPath, foundOrderPath, listingPath, ownListingPath, vendorPath } from './found-paths.ts';
import { isNumber } from './matching.ts';

type OwnListing = Found['ownListings'][number];

const iconOf = (Icon: LucideIcon) => <Icon size={18} strokeWidth={1.75} aria-hidden />;

const PriceFor = ({ price, priceFor }: Pick<OwnListing, 'price' | 'priceFor'>) => (
  <>
    <Money {...price} />
    {priceFor ? ` per ${priceFor}` : null}
  </>
);

interface ShownTo {
  readonly reader: Reader;
  /** What was looked for. */
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

/**
 * What was found, by kind; a kind without anything is left out. Vendors get first what is their own, as does whoever typed the number of
 * an order or a booking; admins get the people, the trade and the vendors before what is for sale.
 */
export function foundSections(found: Found, { reader, words, onOpen }: ShownTo): readonly FindSection[] {
  const toListing = (listing: Found['products']['items'][number]): FindOption => ({
    key: `listing ${listing.id}`,
    icon: iconOf(listing.kind === 'product' ? Package : Wrench),
    title: listing.name,
    about: [listing.detail, listing.offerCount > 1 ? `${listing.offerCount} suppliers` : listing.vendor.name]
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
  const people: FindSection = {
    name: 'People',
    options: found.people.map(({ id, name, email, role, company }) => ({
      key: `person ${id}`,
      icon: iconOf(UserRound),
      title: name,
      about: [roleLabels[role], company, email].filter(Boolean).join(' · '),
      onChoose: () => onOpen(personPath(id)),
    })),
  };
  const listings: readonly FindSection[] = [
    { name: 'Products', options: found.products.items.map(toListing) },
    { name: 'Services', options: found.services.items.map(toListing) },
  ];
  const vendors: readonly FindSection[] = [
    { name: 'Suppliers', options: found.suppliers.map(toVendor(Store)) },
    { name: 'Service providers', options: found.providers.map(toVendor(UsersRound)) },
  ];
  const trade: readonly FindSection[] = [
    {
      name: reader === 'admin' ? 'Orders' : 'Your orders',
      options: found.orders.map(({ id, number, ordered, otherSide, total, createdAt }) => ({
        key: `order ${id}`,
        icon: iconOf(ReceiptText),
        title: `${number} · ${itemsText(ordered)}`,
        about: (
          <>
            {otherSide} · <When at={createdAt} show="day" />
          </>
        ),
        aside: <Money {...total} />,
        onChoose: () => onOpen(foundOrderPath(id, reader)),
      })),
    },
    {
      name: reader === 'admin' ? 'Bookings' : 'Your bookings',
      options: found.bookings.map(({ id, number, serviceName, otherSide, startsAt, timeZone }) => ({
        key: `booking ${id}`,
        icon: iconOf(Anchor),
        title: `${number} · ${serviceName}`,
        about: (
          <>
            {otherSide} · <When at={startsAt} zone={timeZone} />
          </>
        ),
        onChoose: () => onOpen(foundBookingPath(id, reader)),
      })),
    },
  ];
  const isOwnFirst = reader === 'supplier' || reader === 'service_provider' || isNumber(words);
  const market = [...listings, ...vendors];
  const sections =
    reader === 'admin'
      ? [people, ...trade, ...vendors, ...listings]
      : isOwnFirst
        ? [...trade, own, ...market]
        : [...market, ...trade];
  return sections.filter(({ options }) => options.length > 0);
}
