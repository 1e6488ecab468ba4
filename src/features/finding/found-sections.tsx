import { Anchor, Package, ReceiptText, Store, UsersRound, Wrench, type LucideIcon } from 'lucide-react';
import { Money, When } from '../../ui/index.ts';
import { itemsText } from '../orders/index.ts';
import type { FindOption, FindSection, Found, Reader } from './finding.types.ts';
import { foundBookingPath, foundOrderPath, listingPath, vendorPath } from './found-paths.ts';
import { isNumber } from './matching.ts';

const iconOf = (Icon: LucideIcon) => <Icon size={18} strokeWidth={1.75} aria-hidden />;

interface ShownTo {
  readonly reader: Reader;
  /** What was looked for. */
  readonly words: string;
  readonly onOpen: (path: string) => void;
}

/** What was found, by kind; a kind without anything is left out. Whoever typed a number gets orders and bookings first. */
export function foundSections(found: Found, { reader, words, onOpen }: ShownTo): readonly FindSection[] {
  const toListing = (listing: Found['products']['items'][number]): FindOption => ({
    key: `listing ${listing.id}`,
    icon: iconOf(listing.kind === 'product' ? Package : Wrench),
    title: listing.name,
    about: [listing.detail, listing.offerCount > 1 ? `${listing.offerCount} suppliers` : listing.vendor.name]
      .filter(Boolean)
      .join(' · '),
    aside: (
      <>
        <Money {...listing.price} />
        {listing.priceFor ? ` per ${listing.priceFor}` : null}
      </>
    ),
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
  const market: readonly FindSection[] = [
    { name: 'Products', options: found.products.items.map(toListing) },
    { name: 'Services', options: found.services.items.map(toListing) },
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
  const sections = isNumber(words) ? [...trade, ...market] : [...market, ...trade];
  return sections.filter(({ options }) => options.length > 0);
}
