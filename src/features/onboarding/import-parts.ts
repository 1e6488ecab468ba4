import { createParserClient, type Api } from '../../api/index.ts';
import { createFileStore, createReviewRegistry } from '../imports/index.ts';
import type { Market } from './queries.ts';

interface Surroundings {
  api: Pick<Api, 'client' | 'onFailedCall'>;
  /** From the page's configuration: a path on this site, or a full address. */
  parserBase: string;
  market: Market;
  /** The supplier in the address, if it has one. */
  supplierId?: string | null;
}

/**
 * The dependencies of an import, created once per visit: the clients, the file store, and the registry of reviewed
 * rows.
 */
export function createImportParts({ api, parserBase, market, supplierId = null }: Surroundings) {
  return {
    client: api.client,
    supplierId,
    parserClient: createParserClient({
      baseUrl: new URL(parserBase, window.location.origin).href.replace(/\/$/, ''),
      ...(api.onFailedCall && { onFailedCall: api.onFailedCall }),
    }),
    reviews: createReviewRegistry({ currency: market.currency, rates: market.rates }),
    fileStore: createFileStore(),
  };
}
