import { pending } from '../kit/index.ts';
import { globalSearchVocabulary } from './global-search.vocabulary.ts';

/**
 * Searches everything while the user types (docs/product.md, "Screens"): a changed query aborts the search under way.
 */
export const globalSearchMachine = globalSearchVocabulary.createMachine({
  id: 'global-search',
  context: { words: '', found: null, failure: null },
  initial: 'idle',
  on: {
    'WORDS.TYPED': [
      { guard: 'the words are the same' },
      { guard: 'nothing is typed', target: '.idle', actions: 'keepWords' },
      { target: '.waiting', actions: 'keepWords' },
    ],
  },
  states: {
    idle: { entry: 'forgetFound' },
    waiting: { after: { pause: { target: 'searching' } } },
    searching: {
      ...pending({ 'SEARCH.STOPPED': { target: 'stopped' } }),
      entry: 'forgetFailure',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ words: context.words }),
        onDone: [
          { guard: 'something fits', target: 'results', actions: 'keepFound' },
          { target: 'nothing', actions: 'keepFound' },
        ],
        onError: [
          { guard: 'the connection is away', target: 'offline', actions: ['forgetFound', 'keepFailure'] },
          { target: 'failed', actions: ['forgetFound', 'keepFailure'] },
        ],
      },
    },
    results: {},
    nothing: {},
    stopped: { on: { 'SEARCH.REPEATED': { target: 'searching' } } },
    failed: { on: { 'SEARCH.REPEATED': { target: 'searching' } } },
    offline: {
      on: { 'SEARCH.REPEATED': { target: 'searching' }, 'CONNECTION.RETURNED': { target: 'searching' } },
    },
  },
});
