import { answer, type Api, type components } from '../../../api/index.ts';
import type { Port } from '../search/found.types.ts';
import { unlessAway } from '../search/unless-away.ts';
import { askedOf, readDirectorySearch, sortIn, type DirectorySearch } from './directory-search.ts';

export type ServiceCard = components['schemas']['ServiceCard'];

type Meaning = NonNullable<components['schemas']['SearchMeaning']['meaning']>;

export interface Directory {
  readonly items: readonly ServiceCard[];
  readonly nextCursor: string | null;
  /** On any day. */
  readonly total: number;
  readonly categories: readonly { readonly name: string; readonly count: number }[];
}

export interface Instead {
  /** The choice that is left out. */
  readonly without: 'day' | 'price' | 'port';
  readonly search: DirectorySearch;
  readonly total: number;
  /** The first of them. */
  readonly items: readonly ServiceCard[];
}

export interface DirectoryData {
  readonly search: DirectorySearch;
  /**
   * The search with the port, date and other meanings of its words: "diver palma tomorrow"; equal to `search` if there
   * are none.
   */
  readonly meant: DirectorySearch;
  /** The country, coast or unknown place in the words. */
  readonly place: Meaning['place'];
  /** The town in the words that is no port, but near those that are searched. */
  readonly near: Meaning['near'];
  /** Other things in the words, of which the first is searched. */
  readonly also: Meaning['also'];
  /** Null while the market is unavailable. */
  readonly directory: Directory | null;
  /** What there is without one of the choices, where with all of them there is nothing; null if there is none. */
  readonly instead: Instead | null;
  /** All ports; empty if they could not be loaded. */
  readonly ports: readonly Port[];
}

// Four pages; the maximum in the contract is 100.
const perCall = 96;
/**
 * With a date a call may return fewer services than requested: this many calls are made before "Show more" is needed.
 */
const callsMost = 4;

/**
 * Loads the services for an address (contract: listMarketServices). Only rejects with errors that retrying cannot fix.
 */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<DirectoryData> {
  const search = readDirectorySearch(new URL(request.url).searchParams);
  const { signal } = request;
  const [said, overview] = await Promise.all([
    search.q === '' ? null : unlessAway(readMeaning(api, search, signal)),
    unlessAway(answer(api.client.GET('/market/overview', { signal }))),
  ]);
  const meaning = said?.data.meaning ?? null;
  const meant = meaning === null ? search : asMeant(search, meaning);
  const isPortOfWords = search.port === null;
  const directory = await unlessAway(readDirectory(api, meant, signal));
  return {
    search,
    meant,
    place: isPortOfWords ? (meaning?.place ?? null) : null,
    also: meaning?.also ?? [],
    near: isPortOfWords ? (meaning?.near ?? null) : null,
    directory,
    instead:
      directory?.items.length === 0 && directory.nextCursor === null
        ? await unlessAway(readInstead(api, meant, directory.total, signal))
        : null,
    ports: overview?.data.ports ?? [],
  };
}

/** The first choice without which there is something: the day, if there are services on others; the price, or the port. */
async function readInstead(
  { client }: Api,
  meant: DirectorySearch,
  totalOnAnyDay: number,
  signal: AbortSignal,
): Promise<Instead | null> {
  const noDay = { date: null, until: null };
  const ways: readonly Pick<Instead, 'without' | 'search'>[] =
    meant.date !== null && totalOnAnyDay > 0
      ? [{ without: 'day', search: { ...meant, ...noDay } }]
      : [
          ...(meant.priceFrom === null && meant.priceTo === null
            ? []
            : [{ without: 'price', search: { ...meant, priceFrom: null, priceTo: null } } as const]),
          ...(meant.port === null ? [] : [{ without: 'port', search: { ...meant, port: null } } as const]),
        ];
  const found = await Promise.all(
    ways.map(async (way) => {
      // How many are free on a day is not known yet.
      const query = askedOf({ ...way.search, ...noDay });
      const { data } = await answer(client.GET('/market/services', { params: { query }, signal }));
      return { ...way, total: data.total, items: data.items };
    }),
  );
  return found.find(({ total }) => total > 0) ?? null;
}

const readMeaning = async ({ client }: Api, { q, port }: DirectorySearch, signal: AbortSignal) =>
  answer(
    client.GET('/market/listings/meaning', {
      params: { query: { q, kind: 'service', ...(port !== null && { port }) } },
      signal,
    }),
  );

/** Choices of the user take precedence over the words' meaning; a provider is found by its name in the words. */
const asMeant = (
  search: DirectorySearch,
  { q, port, place, vendor, when, priceFrom, priceTo, sort }: Meaning,
): DirectorySearch =>
  vendor === null
    ? {
        ...search,
        q,
        port: search.port ?? port ?? (place?.ports.join(',') || null),
        ...(search.date === null &&
          when && { date: when.from, until: when.until === when.from ? null : when.until }),
        priceFrom: search.priceFrom ?? priceFrom,
        priceTo: search.priceTo ?? priceTo,
        sort: search.sort === 'best' ? sortIn(sort) : search.sort,
      }
    : search;

/** The services that are shown: as many pages as that takes, one after the other. */
async function readDirectory(
  { client }: Api,
  search: DirectorySearch,
  signal: AbortSignal,
): Promise<Directory> {
  const readPage = async (cursor: string | null, limit: number): Promise<Directory> => {
    const query = { ...askedOf(search), limit: Math.min(perCall, limit), ...(cursor !== null && { cursor }) };
    const { data } = await answer(client.GET('/market/services', { params: { query }, signal }));
    return data;
  };
  let found = await readPage(null, search.shown);
  for (let call = 2; call <= callsMost; call += 1) {
    const missing = search.shown - found.items.length;
    if (found.nextCursor === null || missing <= 0) break;
    const page = await readPage(found.nextCursor, missing);
    found = { ...page, items: [...found.items, ...page.items] };
  }
  return found;
}
