import { answer, ApiError, type Api, type components } from '../../../api/index.ts';
import { isUuid } from '../../../lib/uuid.ts';
import type { PublicListing } from '../search/found.types.ts';
import { unlessAway } from '../search/unless-away.ts';

export type MarketVendor = components['schemas']['MarketVendor'];

/** `unknown`: there is no live vendor at this address. `away`: the market is unavailable. */
export type VendorData =
  | {
      readonly state: 'found';
      readonly vendor: MarketVendor;
      /** Its first listings. */
      readonly listings: readonly PublicListing[];
      readonly total: number;
      /** Whether `total` is a lower bound. */
      readonly totalIsLowerBound: boolean;
    }
  | { readonly state: 'unknown' }
  | { readonly state: 'away' };

const shown = 12;

/**
 * Loads the vendor of an address (contract: getMarketVendor, searchListings). Only rejects with errors that retrying
 * cannot fix.
 */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<VendorData> {
  const vendorId = new URL(request.url).pathname.split('/')[2] ?? '';
  if (!isUuid(vendorId)) return { state: 'unknown' };
  const { signal } = request;
  const query = { vendor: vendorId, kind: 'product' as const, limit: shown };
  try {
    const [vendor, found] = await Promise.all([
      unlessAway(
        answer(api.client.GET('/market/vendors/{vendorId}', { params: { path: { vendorId } }, signal })),
      ),
      unlessAway(answer(api.client.GET('/market/listings', { params: { query }, signal }))),
    ]);
    if (!vendor) return { state: 'away' };
    return {
      state: 'found',
      vendor: vendor.data,
      listings: found?.data.items ?? [],
      total: found?.data.total ?? 0,
      totalIsLowerBound: found?.data.totalIsLowerBound ?? false,
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return { state: 'unknown' };
    throw error;
  }
}
