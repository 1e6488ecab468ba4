import { answer, type Api } from '../../../api/index.ts';
import type { Beside, Instead, Meaning, SearchMeaning, Searched } from './found.types.ts';
import { isNarrowed, narrowed, narrowing, type MarketSearch } from './market-search.ts';
import { unlessAway } from './unless-away.ts';

/** The maximum in the contract. */
const perCall = 100;

/** Chosen filters apply unless the words say otherwise. */
export const meant = (
  search: MarketSearch,
  { q, kind, port, place, vendor, priceFrom, priceTo, sort }: Meaning,
): MarketSearch => ({
  ...search,
  q,
  kind: kind ?? search.kind,
  port: port ?? (place?.ports.join(',') || search.port),
  vendor: vendor ?? search.vendor,
  priceFromMinor: priceFrom ?? search.priceFromMinor,
  priceToMinor: priceTo ?? search.priceToMinor,
  sort: search.sort === 'best' && sort !== null ? sort : search.sort,
});

/**
 * Loads what the words of a search say besides its listings: the ports they name, services elsewhere (contract:
 * searchListings) and services of a day (listMarketServices); and, without results, suggestions (findInstead). Each is
 * left out while the market is unavailable.
 */
export async function readBeside(
  api: Api,
  data: Searched,
  said: SearchMeaning | null,
  signal: AbortSignal,
): Promise<Beside> {
  const { search, found } = data;
  const { when = null, place = null, near = null, also = [] } = said?.meaning ?? {};
  const [servicesIn, freeOnDay, instead] = await Promise.all([
    found?.match === 'words' && hasProductsAlone(data)
      ? unlessAway(readPortsOfServices(api, data, signal))
      : null,
    when !== null && hasKind(data, 'service') ? unlessAway(readFree(api, search, when, signal)) : null,
    found?.total === 0 && isNarrowed(search) ? unlessAway(readInstead(api, search, signal)) : null,
  ]);
  const matches = (said?.ports ?? []).map(({ slug, name, q }) => ({
    name,
    rest: q,
    to: narrowed(search, { q, port: slug }),
  }));
  return { matches, place, near, also, when, freeOnDay, instead, servicesIn: servicesIn ?? [] };
}

const hasKind = ({ facets }: Searched, kind: string): boolean =>
  facets?.kinds.some(({ value, count }) => value === kind && count > 0) === true;

/** Whether a port has products for the words, but no services. */
const hasProductsAlone = (data: Searched): boolean => {
  const { port, q, kind } = data.search;
  return port !== null && q !== '' && kind === null && hasKind(data, 'product') && !hasKind(data, 'service');
};

/** The ports of services that are called so: a service that only mentions the words is not what was asked for. */
async function readPortsOfServices(
  { client }: Api,
  { search, ports }: Searched,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const asked = { ...search, port: null, category: null, vendor: null, kind: 'service' } as const;
  const params = { query: { ...narrowing(asked), limit: perCall } };
  const { data } = await answer(client.GET('/market/listings', { params, signal }));
  const exact = data.match === 'words' ? data.items.slice(0, data.exact ?? data.items.length) : [];
  const slugs = new Set(exact.flatMap((service) => service.ports));
  return ports.flatMap(({ slug, name }) => (slugs.has(slug) ? name : []));
}

/** The ids of the services with a free time between two days; null if there are more than one call checks. */
async function readFree(
  { client }: Api,
  { q, category, department, port, priceFromMinor, priceToMinor }: MarketSearch,
  { from, until }: NonNullable<Meaning['when']>,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const query = {
    date: from,
    until,
    limit: perCall,
    ...(q !== '' && { q }),
    ...(category !== null && { category }),
    ...(department !== null && { department }),
    ...(port !== null && { port }),
    ...(priceFromMinor !== null && { priceFrom: priceFromMinor }),
    ...(priceToMinor !== null && { priceTo: priceToMinor }),
  };
  const { data } = await answer(client.GET('/market/services', { params: { query }, signal }));
  return data.nextCursor === null ? data.items.map(({ id }) => id) : null;
}

async function readInstead({ client }: Api, search: MarketSearch, signal: AbortSignal): Promise<Instead> {
  const params = { query: narrowing(search) };
  const { data } = await answer(client.GET('/market/listings/instead', { params, signal }));
  return data;
}
