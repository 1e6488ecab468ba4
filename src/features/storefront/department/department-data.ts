import { answer, ApiError, type Api, type components } from '../../../api/index.ts';
import { readSearch, type Department, type DepartmentSearch } from './department-search.ts';

export type PublicListing = components['schemas']['PublicListing'];

export interface DepartmentListings {
  readonly department: Department;
  readonly items: readonly PublicListing[];
  /** How many the search finds. */
  readonly total: number;
}

export interface DepartmentData {
  readonly search: DepartmentSearch;
  /** Null while the market cannot be read. */
  readonly found: DepartmentListings | null;
  /** Names of the ports by slug; empty where they could not be had. */
  readonly ports: Readonly<Record<string, string>>;
}

// The contract's most for one call.
const perCall = 96;

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ? error.code !== 'CANCELED' : error.status >= 500 || error.status === 429);

/** Reads what the address asks for (contract: listDepartmentListings). Throws only what trying again would not mend. */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<DepartmentData> {
  const search = readSearch(new URL(request.url));
  const [found, ports] = await Promise.all([
    unlessAway(readListings(api, search, request.signal)),
    unlessAway(readPorts(api, request.signal)),
  ]);
  return { search, found, ports: ports ?? {} };
}

async function unlessAway<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (mayPass(error)) return null;
    throw error;
  }
}

async function readListings(
  api: Api,
  search: DepartmentSearch,
  signal: AbortSignal,
  before: readonly PublicListing[] = [],
  cursor: string | null = null,
): Promise<DepartmentListings> {
  const { slug, q, kind, shown } = search;
  const query = {
    limit: Math.min(perCall, shown - before.length),
    ...(q !== '' && { q }),
    ...(kind !== null && { kind }),
    ...(cursor !== null && { cursor }),
  };
  const params = { path: { department: slug }, query };
  const { data } = await answer(
    api.client.GET('/market/departments/{department}/listings', { params, signal }),
  );
  const items = [...before, ...data.items];
  return data.nextCursor === null || items.length >= shown
    ? { department: data.department, items, total: data.total }
    : readListings(api, search, signal, items, data.nextCursor);
}

async function readPorts({ client }: Api, signal: AbortSignal): Promise<Record<string, string>> {
  const { data } = await answer(client.GET('/market/overview', { signal }));
  return Object.fromEntries(data.ports.map(({ slug, name }) => [slug, name]));
}
