import { answer, ApiError, type Api, type components } from '../../../api/index.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { unlessAway } from '../search/unless-away.ts';

export type Product = components['schemas']['ProductDetail'];
export type Offer = components['schemas']['Offer'];

/** `unknown`: there is no product at this address. `away`: the market is unavailable. */
export type ProductData =
  | {
      readonly state: 'found';
      readonly product: Product;
      /** Port names by slug; empty if they could not be loaded. */
      readonly ports: Readonly<Record<string, string>>;
    }
  | { readonly state: 'unknown' }
  | { readonly state: 'away' };

/** Loads the product of an address (contract: getProduct). Only rejects with errors that retrying cannot fix. */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<ProductData> {
  const productId = decodeURIComponent(new URL(request.url).pathname.split('/')[2] ?? '');
  if (!isUuid(productId)) return { state: 'unknown' };
  const { signal } = request;
  try {
    const [product, ports] = await Promise.all([
      unlessAway(
        answer(api.client.GET('/market/products/{productId}', { params: { path: { productId } }, signal })),
      ),
      unlessAway(readPorts(api, signal)),
    ]);
    return product ? { state: 'found', product: product.data, ports: ports ?? {} } : { state: 'away' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return { state: 'unknown' };
    throw error;
  }
}

async function readPorts({ client }: Api, signal: AbortSignal): Promise<Record<string, string>> {
  const { data } = await answer(client.GET('/market/overview', { signal }));
  return Object.fromEntries(data.ports.map(({ slug, name }) => [slug, name]));
}
