import { assign, setup } from 'xstate';
import type { components } from '../../api/index.ts';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureOf, providedPromise, type Failure } from '../kit/index.ts';

/** The first matches of each kind (contract: Found). */
export type Found = components['schemas']['Found'];

export interface GlobalSearchContext {
  /** The query, trimmed. */
  words: string;
  /** The last results; while a new query runs, still those of the previous one. */
  found: Found | null;
  failure: Failure | null;
}

type GlobalSearchEvent =
  | { type: 'WORDS.TYPED'; words: string }
  | { type: 'SEARCH.STOPPED' }
  | { type: 'SEARCH.REPEATED' }
  | { type: 'CONNECTION.RETURNED' };

/** Longer than the pause between two keys of one word. */
const PAUSE_MS = 200;

const wordsIn = (event: GlobalSearchEvent): string =>
  event.type === 'WORDS.TYPED' ? event.words.trim() : '';

/** Done events are not among those that are sent. */
const foundIn = (event: object): Found | null =>
  // The one effect of this path returns this.
  'output' in event ? (event.output as Found) : null;

const isAnything = ({ days, products, services, areServicesMeant: _, ...others }: Found): boolean =>
  days !== null || [products.items, services.items, ...Object.values(others)].some((each) => each.length > 0);

/** What the path of the global search may use; the shell provides the search itself. */
export const globalSearchVocabulary = setup({
  types: {
    context: {} as GlobalSearchContext,
    events: {} as GlobalSearchEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    search: providedPromise<Found, { words: string }>('search'),
  },
  actions: {
    keepWords: assign({ words: ({ event }) => wordsIn(event) }),
    keepFound: assign({ found: ({ event }) => foundIn(event) }),
    forgetFound: assign({ found: null, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureOf(errorIn(event)) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    'the words are the same': ({ context, event }) => wordsIn(event) === context.words,
    'nothing is typed': ({ event }) => wordsIn(event) === '',
    'something fits': ({ event }) => {
      const found = foundIn(event);
      return found !== null && isAnything(found);
    },
    'the connection is away': ({ event }) => failureOf(errorIn(event)).code === 'NETWORK_ERROR',
  },
  delays: { pause: PAUSE_MS, patience: PATIENCE_MS },
});
