import { createParserClient, type MarketplaceClient } from '../../api/index.ts';
import { createFileShelf, createReviewDesk } from '../imports/index.ts';
import type { Market } from './queries.ts';

interface Surroundings {
  client: MarketplaceClient;
  /** As the page's configuration has it: a path on this site, or a full address. */
  parserBase: string;
  market: Market;
}

/** What an import works with, made once for each walk: the clients, the shelf for files, and the desk on which rows are reviewed. */
export function createImportParts({ client, parserBase, market }: Surroundings) {
  return {
    client,
    parserClient: createParserClient({
      baseUrl: new URL(parserBase, window.location.origin).href.replace(/\/$/, ''),
    }),
    desk: createReviewDesk({ currency: market.currency, rates: market.rates }),
    shelf: createFileShelf(),
  };
}
