import { assign, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { providedCallback, providedPromise } from '../kit/index.ts';
import type {
  CartContext,
  CartEvent,
  CartRequest,
  ChangedCart,
  FetchedCart,
  MergedCart,
  ReadCart,
  VisitorLine,
} from './cart.types.ts';
import { isBeyondStock, linesBesides, visitorLinesAfter } from './expected-cart.ts';
import { checkoutKeyIn, itemsIn, wholeCart } from './whole-cart.ts';

const asRead = ({ cart, at }: ReadCart) => ({
  cart: wholeCart(cart),
  newerKey: null,
  totalItems: itemsIn(cart),
  lastUpdated: at,
  error: null,
});

/**
 * What the cart's path may use. The shell provides the actors and the noted effects; the lab and the tests provide
 * their own.
 */
export const cartVocabulary = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    tags: {} as 'busy' | 'slow',
    meta: {} as { screen: 'cart' },
  },
  actors: {
    /** Reports the user, now and on every change. */
    watchPerson: providedCallback<CartEvent>('watchPerson'),
    /** Reports a visitor's stored lines, now and when another tab changes them. */
    watchVisitorLines: providedCallback<CartEvent>('watchVisitorLines'),
    /** `{isKnown: false}`: the server refused; a throw: it did not answer. */
    fetchCart: providedPromise<FetchedCart>('fetchCart'),
    mergeLines: providedPromise<MergedCart, { lines: VisitorLine[] }>('mergeLines'),
    changeCart: providedPromise<ChangedCart, { request: CartRequest }>('changeCart'),
  },
  actions: {
    enqueue: assign({
      requests: ({ context, event }) =>
        'request' in event ? [...context.requests, event.request] : context.requests,
    }),
    dropFirst: assign({ requests: ({ context }) => context.requests.slice(1) }),
    dropAll: assign({ requests: [] }),
    keepCart: assign((_, read: ReadCart) => asRead(read)),
    keepChanged: assign((_, changed: ChangedCart) =>
      'cart' in changed
        ? asRead(changed)
        : {
            newerKey: checkoutKeyIn(changed.count),
            totalItems: itemsIn(changed.count),
            lastUpdated: changed.at,
            error: null,
          },
    ),
    keepFetched: assign((_, { answer }: { answer: FetchedCart }) => (answer.isKnown ? asRead(answer) : {})),
    forgetCart: assign({ cart: null, newerKey: null, totalItems: 0, error: null }),
    keepCountFailure: assign({ error: 'Failed to fetch cart count' }),
    keepVisitorLines: assign((_, { lines }: { lines: VisitorLine[] }) => ({ visitorLines: lines })),
    markLoading: assign({ loading: true }),
    markLoaded: assign({ loading: false }),
    changeVisitorLines: assign({
      visitorLines: ({ context }) => {
        const [request] = context.requests;
        return request ? visitorLinesAfter(context.visitorLines, request) : context.visitorLines;
      },
    }),
    dropMergedLines: assign({
      visitorLines: ({ context }, { merged }: { merged: VisitorLine[] }) =>
        linesBesides(context.visitorLines, merged),
    }),
    forgetVisitorLines: assign({ visitorLines: [] }),
    /**
     * Effects of the shell. `settle` reports to the callers how these requests ended: `error` is what was thrown,
     * undefined on success.
     */
    settle: (_, _outcome: { requests: CartRequest[]; error?: unknown }) => {},
    storeVisitorLines: (_, _kept: { lines: VisitorLine[] }) => {},
    noteLeftOut: (_, _merge: { leftOut: number }) => {},
  },
  guards: {
    'person may buy': (_, { role }: { role: string }) => role === 'crew_member',
    'visitor lines wait': ({ context }) => context.visitorLines.length > 0,
    'lines came meanwhile': ({ context }, { merged }: { merged: VisitorLine[] }) =>
      linesBesides(context.visitorLines, merged).length > 0,
    'something is to be done': ({ context }) => context.requests.length > 0,
    'a whole request waits': ({ context }) => {
      const [request] = context.requests;
      if (!request) return false;
      return !('line' in request) || Boolean(request.line.inventoryId && request.line.productId);
    },
    'more is asked for than there is': ({ context }) => {
      const [request] = context.requests;
      return request !== undefined && isBeyondStock(context.visitorLines, request);
    },
    'cart is known': (_, { answer }: { answer: { isKnown: boolean } }) => answer.isKnown,
  },
  delays: {
    patience: PATIENCE_MS,
  },
});
