import { foundPerSection } from '../../../../src/lib/found-per-section.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { ownTradeSought } from '../../../../src/lib/own-trade-sought.ts';
import { cleanLine } from '../../platform/clean-text.ts';
import type { Session } from '../account/index.ts';
import {
  asMeant,
  inEnglish,
  isMisspeltName,
  isNear,
  isOnlyPort,
  isTradeNamed,
  type Catalogue,
  type InventoryItem,
  type Meaning,
  type Money,
  type PublicListing,
} from '../catalogue/index.ts';
import { finderOf, listingMeant, numberIn, personMeant, type Finder } from './global-search.domain.ts';
import {
  bookingQueries,
  bookingsOfBuyer,
  findPeople,
  findVendors,
  orderQueries,
  ordersOfBuyer,
  soughtPatterns,
  type BookingFound,
  type Find,
  type OrderFound,
  type PersonFound,
  type VendorFound,
} from './global-search.repository.ts';
import { waitsFor, type WaitsFor } from '../availability/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { GlobalSearchParts } from './global-search.parts.ts';

interface FoundListings {
  /** The name of the port that the words name besides, or of several: "Antibes or Cannes". */
  readonly port: string | null;
  /** Whether nothing is in `port`, so that these are in others. */
  readonly isElsewhere: boolean;
  /** The days that the words name, which leave nothing out. */
  readonly days: Days | null;
  /** The price limits that the words name. */
  readonly priceFrom: Money | null;
  readonly priceTo: Money | null;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** Whether no listing has all of the words, so that these are only similar. */
  readonly isClose: boolean;
  /** How many of all are exact (see searchListings); the others come after them. */
  readonly exact: number | null;
  readonly items: readonly PublicListing[];
}

interface Days {
  readonly from: string;
  readonly until: string;
}

interface FoundPort {
  readonly slug: string;
  readonly name: string;
}

interface FoundBooking extends Omit<BookingFound, 'endsAt' | 'finishedAt' | 'proposal' | 'dispute'> {
  readonly waitsFor: WaitsFor;
}

export interface Found {
  /** The days that the words name, if they look for nothing else and the caller has a calendar: the bookings are on these. */
  readonly days: Days | null;
  readonly ports: readonly FoundPort[];
  readonly products: FoundListings;
  readonly services: FoundListings;
  /** Whether the words name a trade or a day. */
  readonly areServicesMeant: boolean;
  readonly suppliers: readonly VendorFound[];
  readonly providers: readonly VendorFound[];
  /** Only for admins. */
  readonly people: readonly PersonFound[];
  readonly orders: readonly OrderFound[];
  readonly bookings: readonly FoundBooking[];
  readonly ownListings: readonly OwnListingFound[];
}

/** A vendor's own listing, on sale or not. */
interface OwnListingFound extends Pick<
  InventoryItem,
  'id' | 'name' | 'variant' | 'sku' | 'price' | 'stock' | 'status'
> {
  readonly priceFor: string | null;
}

const none: FoundListings = {
  port: null,
  isElsewhere: false,
  days: null,
  priceFrom: null,
  priceTo: null,
  total: 0,
  totalIsLowerBound: false,
  isClose: false,
  exact: null,
  items: [],
};
const nothing: Found = {
  days: null,
  ports: [],
  products: none,
  services: none,
  areServicesMeant: false,
  suppliers: [],
  providers: [],
  people: [],
  orders: [],
  bookings: [],
  ownListings: [],
};

interface Sought {
  readonly q: string;
  /** Whether listings are wanted that have the words misspelt, or only similar ones. */
  readonly areSimilar: boolean;
  /** Of the price limits. */
  readonly currency: string;
}

/** The days that are named. */
const daysOf = (meaning: Meaning | null): Days | null =>
  meaning?.when ? { from: meaning.when.from, until: meaning.when.until } : null;

interface ListingsOfKind {
  readonly found: FoundListings;
  /** Whether the words name one day or several. */
  readonly isTimed: boolean;
}

/** The listings of a kind. */
async function listingsOf(
  catalogue: Pick<Catalogue, 'searchListings' | 'readSearchMeaning'>,
  kind: PublicListing['kind'],
  { q, areSimilar, currency }: Sought,
): Promise<ListingsOfKind> {
  // Interpreted like the market's own search: "navy fender under €100", "diver palma".
  const { meaning, portName: port } = await catalogue.readSearchMeaning({ q, kind });
  const isTimed = meaning !== null && meaning.when !== null;
  const nothingFound = { found: none, isTimed };
  if (meaning !== null && meaning.kind !== null && meaning.kind !== kind) return nothingFound;
  // A place alone is found as itself (`ports`), not by everything that it has.
  if (meaning !== null && isOnlyPort(meaning) && (meaning.port !== null || meaning.place !== null))
    return nothingFound;
  const asked = meaning === null ? { q, kind } : asMeant(meaning, { kind });
  const read = async (search: typeof asked) => {
    const found = await catalogue.searchListings({ ...search, limit: foundPerSection });
    invariant(found.ok, 'a search without a cursor is never refused');
    return found.value;
  };
  const [inPort, ...others] = await Promise.all([
    read(asked),
    ...(meaning?.also ?? []).map(async (thing) => read({ ...asked, q: thing })),
  ]);
  const isElsewhere = inPort.total === 0 && asked.port !== undefined;
  const { total, totalIsLowerBound, items, match, exact } = isElsewhere
    ? await read({ ...asked, port: undefined })
    : inPort;
  const isClose = match === 'similar';
  // Who looks in a port is not led to another for what is only similar.
  const isFound = isElsewhere
    ? match === 'words' && exact !== 0
    : areSimilar || (!isClose && match !== 'misspelt');
  const money = (amountMinor: number | null): Money | null =>
    amountMinor === null ? null : { amountMinor, currency };
  const understood = {
    port,
    isElsewhere,
    days: daysOf(meaning),
    priceFrom: money(meaning?.priceFrom ?? null),
    priceTo: money(meaning?.priceTo ?? null),
  };
  const near = isClose ? items.filter((item) => isNear(asked.q ?? '', item)) : items;
  if (!isFound || (isClose && near.length === 0)) return nothingFound;
  const all = isClose || isElsewhere ? [] : others.filter(({ match }) => match !== 'similar');
  const found = withOthers({ total, totalIsLowerBound, exact, items: near }, all);
  return { found: { ...understood, ...found, isClose }, isTimed };
}

type Results = Pick<FoundListings, 'total' | 'totalIsLowerBound' | 'exact' | 'items'>;

/** What is found for several things that are named: the first of each, then the second. */
function withOthers(first: Results, others: readonly Results[]): Results {
  if (others.length === 0) return first;
  const each = [first, ...others].map(({ items, exact }) => items.slice(0, exact ?? items.length));
  const inTurns = Array.from({ length: foundPerSection }, (_, at) =>
    each.flatMap((items) => items[at] ?? []),
  );
  const items = [...new Map(inTurns.flat().map((item) => [item.id, item])).values()];
  const sum = [first, ...others].reduce((total, found) => total + (found.exact ?? found.total), 0);
  return {
    total: sum,
    totalIsLowerBound: [first, ...others].some((found) => found.totalIsLowerBound),
    exact: sum,
    items: items.slice(0, foundPerSection),
  };
}

/** Who looks for something on sale when they name a day. */
const isBuying: ReadonlySet<Finder['as']> = new Set(['visitor', 'buyer']);

/** The first results of each kind (contract: findEverything). */
export async function findEverything(
  parts: GlobalSearchParts,
  session: Session | null,
  { q }: { readonly q: string },
): Promise<Found> {
  const { db, catalogue, currency } = parts;
  const text = cleanLine(q);
  if (text === '') return nothing;
  const finder = finderOf(session);
  const patterns = soughtPatterns(text);
  const isAdmin = finder.as === 'admin';
  // Admins search for people and orders: an unknown name must not be treated as a misspelt product.
  const sought = { q: text, areSimilar: !isAdmin, currency };
  const days = catalogue.daysCalled(text);
  // Who sells looks into the own calendar, not for everything on sale then.
  if (days !== null && !isBuying.has(finder.as))
    return finder.as === 'supplier'
      ? nothing
      : { ...nothing, days, ...(await tradeOf(parts, finder, { text, days })) };
  const [ports, products, services, vendors, people, trade, ownListings] = await Promise.all([
    catalogue.portsCalled(text),
    listingsOf(catalogue, 'product', sought),
    listingsOf(catalogue, 'service', sought),
    findVendors(db, [foundPerSection, text, patterns, isAdmin]),
    isAdmin ? peopleOf(db, personMeant(text)) : [],
    tradeOf(parts, finder, { text, days }),
    ownListingsOf(catalogue, finder, text),
  ]);
  // Who names a day looks for a service, if any is called so, as in the market's own search.
  const isServiceMeant =
    services.isTimed && services.found.total > 0 && !services.found.isClose && services.found.exact !== 0;
  const ofKind = (kind: VendorFound['kind']) => vendors.filter((vendor) => vendor.kind === kind);
  return {
    days: finder.as === 'visitor' ? null : days,
    ports,
    products: isServiceMeant ? none : products.found,
    services: services.found,
    areServicesMeant: services.isTimed || (isTradeNamed(text) && !isCalledSo(products.found, text)),
    suppliers: ofKind('supplier'),
    providers: ofKind('service_provider'),
    people,
    ...trade,
    ownListings,
  };
}

/** Whether a product is called so: "teak cleaner" is one, and no trade. */
const isCalledSo = ({ items }: FoundListings, text: string): boolean =>
  items.some(({ name }) => isMisspeltName(text, name));

const peopleOf = (db: GlobalSearchParts['db'], text: string) =>
  findPeople(db, [foundPerSection, text, soughtPatterns(text)]);

/** The maximum number of vendors in a search for products and services. */
const maxVendors = 3;

/** The live vendors with the most similar names (contract: findVendors). */
export async function findVendorsNamed(
  { db }: Pick<GlobalSearchParts, 'db'>,
  q: string,
): Promise<readonly VendorFound[]> {
  const text = cleanLine(q);
  if (text === '') return [];
  const found = await findVendors(db, [maxVendors, text, soughtPatterns(text), false]);
  return found.slice(0, maxVendors);
}

/** A vendor's own listings or, where none has all of the words, those without what is to be looked up or changed of them. */
async function ownListingsOf(
  catalogue: GlobalSearchParts['catalogue'],
  finder: Finder,
  q: string,
): Promise<readonly OwnListingFound[]> {
  const found = await ownListingsWith(catalogue, finder, q);
  const listing = listingMeant(q);
  return found.length > 0 || listing === q || listing === ''
    ? found
    : ownListingsWith(catalogue, finder, listing);
}

async function ownListingsWith(
  catalogue: GlobalSearchParts['catalogue'],
  { as, id }: Finder,
  q: string,
): Promise<readonly OwnListingFound[]> {
  const search = { q, limit: foundPerSection };
  if (as === 'supplier') {
    const found = await catalogue.listInventory(id, search);
    invariant(found.ok, 'a search without a cursor is never refused');
    return found.value.items.map(({ unit, ...item }) => ({ ...item, priceFor: unit }));
  }
  if (as !== 'provider') return [];
  const found = await catalogue.listServices(id, search);
  invariant(found.ok, 'a search without a cursor is never refused');
  return found.value.items.map(({ unit, pricedPer, ...service }) => ({
    ...service,
    variant: null,
    sku: null,
    stock: null,
    priceFor: unit ?? pricedPer,
  }));
}

function awaiting(clock: Clock, bookings: readonly BookingFound[]): readonly FoundBooking[] {
  const now = clock.now();
  return bookings.map(({ endsAt, finishedAt, proposal, dispute, ...booking }) => ({
    ...booking,
    waitsFor: waitsFor({ status: booking.status, endsAt, finishedAt, proposal, dispute }, now),
  }));
}

async function tradeOf(
  { db, clock }: GlobalSearchParts,
  { as, id }: Finder,
  { text, days }: { readonly text: string; readonly days: Days | null },
): Promise<Pick<Found, 'orders' | 'bookings'>> {
  const sought = numberIn(text);
  const meant =
    days !== null
      ? ({ of: 'booking', words: '' } as const)
      : sought === null
        ? ownTradeSought(text)
        : { of: null, words: text };
  const english = sought === null ? inEnglish(meant.words) : null;
  const given = (of: 'order' | 'booking', words: string) => [
    id,
    sought !== null && (sought.of ?? of) === of ? sought.number : null,
    soughtPatterns(words),
    foundPerSection,
    words,
    ...(of === 'booking' ? [days?.from ?? null, days?.until ?? null] : []),
  ];
  /** As it was typed or, where nothing has those words, by what listings call it in English. */
  const found = async <Row>(of: 'order' | 'booking', find: Find<Row> | null): Promise<readonly Row[]> => {
    if (find === null || (meant.of ?? of) !== of) return [];
    const rows = await find(db, given(of, meant.words));
    return rows.length > 0 || english === null ? rows : find(db, given(of, english));
  };
  const [orders, bookings] = await Promise.all([
    found('order', orderQueries[as]),
    found('booking', bookingQueries[as]),
  ]);
  return { orders, bookings: awaiting(clock, bookings) };
}

/** The latest orders and bookings of a buyer, at most so many of each. */
export async function findLatestOfBuyer(
  { db, clock }: Pick<GlobalSearchParts, 'db' | 'clock'>,
  userId: string,
  atMost: number,
): Promise<Pick<Found, 'orders' | 'bookings'>> {
  // Without a number and words.
  const latest = [userId, null, [], atMost, ''] as const;
  const [orders, bookings] = await Promise.all([
    ordersOfBuyer(db, latest),
    bookingsOfBuyer(db, [...latest, null, null]),
  ]);
  return { orders, bookings: awaiting(clock, bookings) };
}
