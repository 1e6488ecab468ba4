import { createParserClient, type Api } from '../../api/index.ts';
import { createFileStore, createReviewRegistry } from '../imports/index.ts';
import type { Market } from './queries.ts';

interface Surroundings {
  api: Pick<Api, 'client' | 'onFailedCall'>;
  /** As the page's configuration has it: a path on this site, or a full address. */
  parserBase: string;
  market: Market;
  /** Of the supplier whose list is imported, where the address names one. */
  supplierId?: string | null;
}

/**
 * What an import works with, created once for each visit: the clients, the file store, and the registry of reviewed
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
