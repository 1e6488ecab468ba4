import { createMarketplaceClient, createSettingsCalls, type Api } from '../../../api/index.ts';
import { schedule } from '../../../api/testing/schedule.ts';
import type { InventoryItem } from '../inventory/inventory-kind.ts';
import type { Service } from '../services/service-kind.ts';
import { ownVendor } from './own-vendor.ts';

type Listing = InventoryItem | Service;

const statuses = ['draft', 'active', 'paused', 'archived'] as const;
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (status: number, code: string, message: string) =>
  json(status, { status: false, message, error: { code, requestId: 'request-1' } });

/** A fake marketplace for a live vendor: lists, searches and pages these listings, and changes them by version. */
export function vendorServer(listings: readonly Listing[], pageSize = 200) {
  const stored = new Map<string, Listing>(listings.map((listing) => [listing.id, listing]));
  const asked: string[] = [];
  const changes: { ifMatch: string | null; body: unknown }[] = [];
  const added: unknown[] = [];
  /** Answers for the next changes; undefined breaks the connection. */
  const nextAnswers: (Response | undefined)[] = [];
  const extra: Record<string, (request: Request) => Response | Promise<Response>> = {
    'GET /vendor': () => json(200, { status: true, data: ownVendor() }),
    'GET /vendor/schedule': () => json(200, { status: true, data: schedule }),
    'GET /imports/open': () => json(200, { status: true, data: { import: null } }),
    'GET /column-meanings': () => json(200, { status: true, data: { items: [] } }),
    'GET /pointings': () => json(200, { status: true, data: { items: [] } }),
  };

  function page(url: URL): Response {
    const q = (url.searchParams.get('q') ?? '').toLowerCase();
    const status = url.searchParams.get('status');
    const productId = url.searchParams.get('productId');
    const isSoldOut = (listing: Listing) =>
      listing.status === 'active' && 'stock' in listing && listing.stock === 0;
    const isSoldOutAsked = url.searchParams.get('stock') === 'sold_out';
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const all = [...stored.values()];
    const found = all.filter(
      (listing) =>
        [listing.name, 'sku' in listing ? listing.sku : null].some((text) =>
          text?.toLowerCase().includes(q),
        ) &&
        (status ? listing.status === status : listing.status !== 'archived') &&
        (!isSoldOutAsked || isSoldOut(listing)) &&
        (productId === null || ('productId' in listing && listing.productId === productId)),
    );
    const counts = Object.fromEntries(
      statuses.map((each) => [each, all.filter((listing) => listing.status === each).length]),
    );
    const limit = Math.min(pageSize, Number(url.searchParams.get('limit')));
    const nextCursor = from + limit < found.length ? String(from + limit) : null;
    const soldOut = all.filter(isSoldOut).length;
    const data = { items: found.slice(from, from + limit), nextCursor, total: found.length, counts, soldOut };
    return json(200, { status: true, data });
  }

  async function change(request: Request, id: string): Promise<Response> {
    const body: unknown = await request.json();
    changes.push({ ifMatch: request.headers.get('if-match'), body });
    if (nextAnswers.length > 0) {
      const answer = nextAnswers.shift();
      if (!answer) throw new TypeError('fetch failed');
      return answer;
    }
    const before = stored.get(id);
    if (!before) return refused(404, 'NOT_FOUND', 'There is nothing at this address.');
    if (request.headers.get('if-match') !== String(before.version))
      return refused(412, 'CHANGED_ELSEWHERE', 'This was changed elsewhere in the meantime.');
    // The screen only sends fields of the listing.
    const after: Listing = { ...before, ...Object(body), version: before.version + 1 };
    stored.set(id, after);
    return json(200, { status: true, message: 'Saved.', data: after });
  }

  /** Adds an item that has all fields of a listing. */
  async function add(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    added.push(body);
    const refusedNext = nextAnswers.shift();
    if (refusedNext) return refusedNext;
    const [like] = stored.values();
    // The screen only sends fields of the listing.
    const listing: Listing = {
      ...like,
      ...Object(body),
      id: `0193f2a1-7c1e-7b2a-9d4e-00000000add${added.length}`,
    };
    stored.set(listing.id, listing);
    return json(201, { status: true, message: 'Added.', data: listing });
  }

  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const url = new URL(request.url);
      const path = url.pathname.replace('/api', '');
      asked.push(`${request.method} ${path}${url.search}`);
      const answer = extra[`${request.method} ${path}`];
      if (answer) return answer(request);
      if (request.method === 'POST') return add(request);
      if (request.method === 'PATCH') return change(request, path.split('/').at(-1) ?? '');
      return page(url);
    },
  });
  const api: Api = { client, settings: createSettingsCalls(client, () => 'a-token') };
  return {
    api,
    asked,
    changes,
    added,
    nextAnswers,
    extra,
    refused,
    json,
    stored: (id: string) => stored.get(id),
    /** Changes a listing as another user. */
    changeElsewhere: (id: string, fields: Partial<InventoryItem>) => {
      const before = stored.get(id);
      if (!before) throw new Error(`there is no ${id}`);
      // Fields of a listing on a listing.
      stored.set(id, { ...before, ...fields, version: before.version + 1 });
    },
  };
}

export type VendorServer = ReturnType<typeof vendorServer>;
