import { answer, type Api, type components } from '../../../api/index.ts';
import type { Port } from '../search/found-data.ts';
import { unlessAway } from '../search/unless-away.ts';
import { askedOf, readDirectorySearch, type DirectorySearch } from './directory-search.ts';

export type ServiceCard = components['schemas']['ServiceCard'];

export interface Directory {
  readonly items: readonly ServiceCard[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly categories: readonly { readonly name: string; readonly count: number }[];
}

export interface DirectoryData {
  readonly search: DirectorySearch;
  /** With what its words say besides what is looked for: "diver palma tomorrow". The same where they say nothing. */
  readonly meant: DirectorySearch;
  /** Where services are searched by the price that the words name; null where they name none. */
  readonly pricedAddress: string | null;
  /** Null while the market cannot be read. */
  readonly directory: Directory | null;
  /** All there are; empty where they could not be had. */
  readonly ports: readonly Port[];
}

// The contract's most for one call is 100; this is four pages.
const perCall = 96;
/** With a date a call may find fewer than it is asked for: so many are made before one goes on with "Show more". */
const callsMost = 4;

/** Reads what the address asks for (contract: listMarketServices). Throws only what trying again would not fix. */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<DirectoryData> {
  const search = readDirectorySearch(new URL(request.url).searchParams);
  const { signal } = request;
  const [said, overview] = await Promise.all([
    search.q === '' ? null : unlessAway(readMeaning(api, search, signal)),
    unlessAway(answer(api.client.GET('/market/overview', { signal }))),
  ]);
  const meaning = said?.data.meaning ?? null;
  const meant = meaning === null ? search : asMeant(search, meaning);
  const hasPrice = meaning !== null && (meaning.priceFrom !== null || meaning.priceTo !== null);
  return {
    search,
    meant,
    pricedAddress: hasPrice ? `/?${new URLSearchParams({ q: search.q, kind: 'service' }).toString()}` : null,
    directory: await unlessAway(readDirectory(api, meant, signal)),
    ports: overview?.data.ports ?? [],
  };
}

const readMeaning = async ({ client }: Api, { q, port }: DirectorySearch, signal: AbortSignal) =>
  answer(
    client.GET('/market/listings/meaning', {
      params: { query: { q, kind: 'service', ...(port !== null && { port }) } },
      signal,
    }),
  );

/** What was chosen stays; a provider that is named is found by its words. */
const asMeant = (
  search: DirectorySearch,
  { q, port, vendor, when }: NonNullable<components['schemas']['SearchMeaning']['meaning']>,
): DirectorySearch =>
  vendor === null
    ? {
        ...search,
        q,
        port: search.port ?? port,
        date: search.date ?? when?.day ?? null,
        wantedFrom: search.wantedFrom ?? when?.from ?? null,
      }
    : search;

async function readDirectory(
  api: Api,
  search: DirectorySearch,
  signal: AbortSignal,
  before: Directory | null = null,
  call = 1,
): Promise<Directory> {
  const query = {
    ...askedOf(search),
    limit: Math.min(perCall, search.shown - (before?.items.length ?? 0)),
    ...(before?.nextCursor && { cursor: before.nextCursor }),
  };
  const { data } = await answer(api.client.GET('/market/services', { params: { query }, signal }));
  const found = { ...data, items: [...(before?.items ?? []), ...data.items] };
  const isFull = found.nextCursor === null || found.items.length >= search.shown;
  return isFull || call === callsMost ? found : readDirectory(api, search, signal, found, call + 1);
}
