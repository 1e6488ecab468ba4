import type { Kysely } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { invalidCursor, type Invalid } from '../../../platform/refusals.ts';
import type { DepartmentSlug } from '../catalogue.domain.ts';
import type { BookableService, MarketService, MarketVendor, ServiceCard } from './market-services.domain.ts';
import {
  countServiceCategories,
  findBookable,
  findMarketService,
  findMarketVendor,
  findOtherServices,
  type CategoryCount,
} from './market-services.repository.ts';
import { memoizeFor, type MemoizedFor } from '../../../platform/memoize-for.ts';
import {
  orderOf,
  portsOfChoice,
  readSearchCursor,
  writeSearchCursor,
  type Choices,
  type SearchPosition,
  type SearchSort,
  type Way,
} from '../search/search.domain.ts';
import type { SearchInput } from '../search/search-conditions.repository.ts';
import { findListings } from '../search/search.repository.ts';
import { question } from '../search/question.service.ts';
import { gatheredMost } from '../search/search.service.ts';

interface FreeTime {
  readonly startsAt: Date;
  readonly timeZone: string;
}

/** The first and the last day, YYYY-MM-DD in the port's time zone. */
interface Days {
  readonly from: string;
  readonly until: string;
}

/** `nextFreeTimes` comes from the availability module. */
export interface MarketServicesParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly nextFreeTimes: (
    db: Kysely<Database>,
    serviceIds: readonly string[],
    options: { now: Date; ports?: readonly string[]; within?: Days | null },
  ) => Promise<ReadonlyMap<string, FreeTime>>;
}

/** The dependencies of one directory, which caches its counts for a few seconds. */
interface DirectoryParts extends MarketServicesParts {
  readonly counted: MemoizedFor<readonly CategoryCount[]>;
}

export const directoryParts = (parts: MarketServicesParts): DirectoryParts => ({
  ...parts,
  counted: memoizeFor(parts.clock, countsMaxAgeMs),
});

interface ServiceSearch {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly department?: DepartmentSlug | undefined;
  /** See Choices. */
  readonly port?: string | undefined;
  /** YYYY-MM-DD, in the port's time zone: only services with a free time on that day, or up to `until`. */
  readonly date?: string | undefined;
  readonly until?: string | undefined;
  /** Minor units, inclusive. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  readonly sort?: Exclude<SearchSort, 'newest'> | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface ServicePage {
  readonly items: readonly ServiceCard[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /**
   * The number of services found, with or without a free time on the date: that is only known for those already
   * checked.
   */
  readonly total: number;
  readonly categories: readonly { readonly name: string; readonly count: number }[];
}

const othersMost = 6;
/** The maximum age of cached service counts. */
const countsMaxAgeMs = 15_000;
/** The maximum number of calendars checked for a page of one date; the next page continues there. */
const maxChecked = 384;
const batchSize = 48;

/** A bookable service (contract: getMarketService). */
export async function getMarketService(
  { db }: Pick<MarketServicesParts, 'db'>,
  id: string,
): Promise<Result<MarketService, { readonly code: 'NOT_FOUND' }>> {
  const service = await findMarketService(db, id);
  if (service === null) return refuse({ code: 'NOT_FOUND' });
  return ok({ ...service, others: await findOtherServices(db, service, othersMost) });
}

/** A vendor's public page (contract: getMarketVendor). */
export async function getMarketVendor(
  { db, clock, nextFreeTimes }: MarketServicesParts,
  id: string,
): Promise<Result<MarketVendor, { readonly code: 'NOT_FOUND' }>> {
  const vendor = await findMarketVendor(db, id);
  if (vendor === null) return refuse({ code: 'NOT_FOUND' });
  const { serviceIds, ...found } = vendor;
  const [bookable, free] = await Promise.all([
    findBookable(db, serviceIds),
    nextFreeTimes(db, serviceIds, { now: clock.now() }),
  ]);
  const services = serviceIds.flatMap((serviceId): ServiceCard[] => {
    const service = bookable.get(serviceId);
    const next = free.get(serviceId);
    return service === undefined
      ? []
      : [{ ...service, nextStartsAt: next?.startsAt ?? null, nextTimeZone: next?.timeZone ?? null }];
  });
  return ok({ ...found, services });
}

/** The directory of services (contract: listMarketServices). */
export async function listMarketServices(
  parts: DirectoryParts,
  { q, cursor, limit = 24, date, until = date, sort = 'best', ...filters }: ServiceSearch,
): Promise<Result<ServicePage, Invalid>> {
  const { db } = parts;
  const text = cleanLine(q ?? '');
  const from = cursor === undefined ? null : readSearchCursor(sort, { hasWords: text !== '', cursor });
  if (cursor !== undefined && from === null) return refuse(invalidCursor);
  const choices = { ...filters, kind: 'service' as const };
  const { asked, way } =
    text === ''
      ? ({ asked: { by: 'all' }, way: 'all' } as const)
      : await question(db, { text, choices, way: from?.way ?? null });
  // Counting is the only part of a page whose cost grows with the market.
  const count = () => countServiceCategories(db, asked, choices);
  const { category: _, ...counted } = filters;
  const counting = way === 'all' ? parts.counted(JSON.stringify(counted), count) : count();
  // Without filters the services are read in index order: collecting and sorting them would read the whole market.
  const isNarrowed =
    way !== 'all' ||
    [filters.category, filters.department, filters.port, filters.priceFrom, filters.priceTo].some(
      (choice) => choice !== undefined,
    );
  const gathersFirst =
    isNarrowed && totalOf(await counting, choices) <= gatheredMost[way === 'all' ? 'all' : 'words'];
  const page = {
    asked,
    way,
    sort,
    choices,
    gathersFirst,
    within: date === undefined || until === undefined ? null : { from: date, until },
    limit,
    from: from?.place ?? null,
  };
  const [counts, { items, last }] = await Promise.all([counting, readPage(parts, page)]);
  return ok({
    items,
    nextCursor: last && writeSearchCursor(sort, way, last),
    total: totalOf(counts, choices),
    categories: counts.flatMap(({ name, count }) => (name === null ? [] : [{ name, count }])),
  });
}

const totalOf = (counts: readonly CategoryCount[], { category }: Choices): number =>
  counts
    .filter(({ name }) => category === undefined || name === category)
    .reduce((sum, { count }) => sum + count, 0);

interface PageToRead {
  readonly asked: SearchInput;
  readonly way: Way;
  readonly sort: SearchSort;
  readonly choices: Choices;
  readonly gathersFirst: boolean;
  readonly within: Days | null;
  readonly limit: number;
  readonly from: SearchPosition | null;
}

/** Reads batches until the page is full; `last` is where the next page begins, null at the end. */
async function readPage(
  parts: MarketServicesParts,
  { within, limit, from, ...page }: PageToRead,
): Promise<{ readonly items: readonly ServiceCard[]; readonly last: SearchPosition | null }> {
  const found: { readonly card: ServiceCard; readonly place: SearchPosition }[] = [];
  let place = from;
  // One extra row shows whether there is another page.
  const batch = within === null ? limit + 1 : batchSize;
  for (let lookedAt = 0; lookedAt < maxChecked; lookedAt += batch) {
    const read = await readBatch(parts, { ...page, within, limit: batch, from: place });
    found.push(...read.cards);
    const shown = found.slice(0, limit).map(({ card }) => card);
    if (found.length > limit) return { items: shown, last: found[limit - 1]?.place ?? null };
    if (read.end === null) return { items: shown, last: null };
    place = read.end;
  }
  return { items: found.map(({ card }) => card), last: place };
}

/** The cards of one batch; `end` is null at the end of the directory. */
async function readBatch(
  { db, clock, nextFreeTimes }: MarketServicesParts,
  { asked, way, sort, choices, gathersFirst, within, limit, from }: PageToRead,
) {
  const { rows } = await findListings(db, asked, choices, {
    order: orderOf(sort, way),
    reads: gathersFirst ? 'gathered' : 'in order',
    place: from,
    limit,
  });
  const ids = rows.map(({ place }) => place.id);
  const [services, times] = await Promise.all([
    findBookable(db, ids),
    nextFreeTimes(db, ids, { now: clock.now(), ports: portsOfChoice(choices.port), within }),
  ]);
  const cards = rows.flatMap(({ place }) => {
    const service = services.get(place.id);
    const time = times.get(place.id);
    // Taken off the market between the two queries, or not free on the day.
    if (service === undefined || (within !== null && time === undefined)) return [];
    return [{ card: cardOf(service, time), place }];
  });
  return { cards, end: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
}

const cardOf = (service: BookableService, time: FreeTime | undefined): ServiceCard => ({
  ...service,
  nextStartsAt: time?.startsAt ?? null,
  nextTimeZone: time?.timeZone ?? null,
});
