import { fromPromise } from 'xstate';
import { answer, type MarketplaceClient } from '../../api/index.ts';
import type { Found } from './global-search.vocabulary.ts';

/** Calls the API (contract: findEverything); aborted when the query changes. */
export const globalSearchActors = (client: MarketplaceClient) => ({
  search: fromPromise<Found, { words: string }>(async ({ input, signal }) => {
    const { data } = await answer(client.GET('/search', { params: { query: { q: input.words } }, signal }));
    return data;
  }),
});
