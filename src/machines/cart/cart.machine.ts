import type { CartContext, CartRequest } from './cart.types.ts';
import { cartVocabulary } from './cart.vocabulary.ts';

const idsMissing = new Error('Both inventoryId and productId are required');
const onlyCrewBuys = new Error('Only crew members buy here. Please sign in with a crew account.');
const interrupted = new Error('You were signed out before this was done.');
const canceled = new Error('This was canceled. The cart shows what the server has.');

const beyondStock = ({ context: { requests, visitorLines } }: { context: CartContext }) => {
  const [request] = requests;
  if (request?.kind !== 'add') throw new Error('Only an addition can ask for more than there is.');
  const has = visitorLines.find(({ inventoryId }) => inventoryId === request.line.inventoryId)?.quantity ?? 0;
  const left = `There are only ${request.stock} of these`;
  return new Error(has === 0 ? `${left}.` : `${left}, and your cart has ${has}.`);
};

const firstOf = ({ context: { requests } }: { context: CartContext }) => requests.slice(0, 1);

/** A call under way: in time slow, and in the end neither. */
const waiting = {
  tags: 'busy',
  after: { patience: { actions: 'markSlow' } },
} as const;

/** One request at the server: shown at once, taken back when it fails, and its end told to whoever made it. */
const asking = (id: string) =>
  cartVocabulary.createStateConfig({
    ...waiting,
    exit: 'markPrompt',
    on: {
      'CANCEL.REQUESTED': {
        target: 'loading',
        actions: [
          {
            type: 'settle',
            params: ({ context }) => ({ requests: firstOf({ context }), error: canceled }),
          },
          'dropFirst',
        ],
      },
    },
    invoke: {
      id,
      src: 'changeCart',
      input: ({ context }) => {
        const [request] = context.requests;
        if (!request) throw new Error('Nothing was asked for.');
        return { request };
      },
      onDone: {
        target: 'ready',
        actions: [
          { type: 'keepCart', params: ({ event }) => event.output },
          { type: 'settle', params: ({ context }) => ({ requests: firstOf({ context }) }) },
          'dropFirst',
        ],
      },
      onError: {
        target: 'ready',
        actions: [
          {
            type: 'settle',
            params: ({ context, event }) => ({ requests: firstOf({ context }), error: event.error }),
          },
          'dropFirst',
        ],
      },
    },
  });

const next = (kind: CartRequest['kind'], target: string) => ({
  guard: { type: 'next is', params: { kind } } as const,
  target,
});

/**
 * What is in the cart (specification §4 "Cart count", §7 "Cart"). The count is loaded once at the start; what is asked for is shown at once and done
 * in its order; a failure takes it back and is told to whoever asked. A visitor's lines stay in the browser until a crew member signs in.
 */
export const cartMachine = cartVocabulary.createMachine({
  id: 'cart',
  context: {
    totalItems: 0,
    cart: null,
    requests: [],
    visitorLines: [],
    loading: false,
    slow: false,
    error: null,
    lastUpdated: null,
  },
  invoke: [
    { id: 'watchVisitorLines', src: 'watchVisitorLines', onError: { actions: 'forgetVisitorLines' } },
    { id: 'watchPerson', src: 'watchPerson', onError: { target: '.visiting' } },
  ],
  initial: 'starting',
  on: {
    'VISITOR_LINES.CHANGED': {
      actions: { type: 'keepVisitorLines', params: ({ event }) => ({ lines: event.lines }) },
    },
    'ITEM.ADD_REQUESTED': { actions: 'enqueue' },
    'ITEM.UPDATE_REQUESTED': { actions: 'enqueue' },
    'ITEM.REMOVE_REQUESTED': { actions: 'enqueue' },
    'CART.CLEAR_REQUESTED': { actions: 'enqueue' },
    'DETAILS.CHANGE_REQUESTED': { actions: 'enqueue' },
    'CART.READ_REQUESTED': { actions: 'enqueue' },
    'PERSON.ARRIVED': [
      { guard: { type: 'person may buy', params: ({ event }) => ({ role: event.role }) }, target: '.buying' },
      { target: '.looking' },
    ],
    'PERSON.LEFT': { target: '.visiting' },
  },
  states: {
    // Nobody knows yet who is here: what is asked for waits.
    starting: {},
    visiting: {
      always: [
        {
          guard: 'more is asked for than there is',
          actions: [
            {
              type: 'settle',
              params: ({ context }) => ({ requests: firstOf({ context }), error: beyondStock({ context }) }),
            },
            'dropFirst',
          ],
        },
        {
          guard: 'a whole request waits',
          actions: [
            'changeVisitorLines',
            { type: 'storeVisitorLines', params: ({ context }) => ({ lines: context.visitorLines }) },
            { type: 'settle', params: ({ context }) => ({ requests: firstOf({ context }) }) },
            'dropFirst',
          ],
        },
        {
          guard: 'something is to be done',
          actions: [
            {
              type: 'settle',
              params: ({ context }) => ({ requests: firstOf({ context }), error: idsMissing }),
            },
            'dropFirst',
          ],
        },
      ],
    },
    // Suppliers, providers and admins: they see the market and buy nothing.
    looking: {
      always: {
        guard: 'something is to be done',
        actions: [
          {
            type: 'settle',
            params: ({ context }) => ({ requests: firstOf({ context }), error: onlyCrewBuys }),
          },
          'dropFirst',
        ],
      },
    },
    buying: {
      initial: 'arriving',
      on: {
        // Said again for the same person: nothing begins anew.
        'PERSON.ARRIVED': [
          { guard: { type: 'person may buy', params: ({ event }) => ({ role: event.role }) } },
          { target: 'looking' },
        ],
        'PERSON.LEFT': { target: 'visiting' },
      },
      exit: [
        {
          type: 'settle',
          params: ({ context }) => ({ requests: context.requests, error: interrupted }),
        },
        'dropAll',
        'forgetCart',
      ],
      states: {
        arriving: { always: [{ guard: 'visitor lines wait', target: 'merging' }, { target: 'loading' }] },
        merging: {
          ...waiting,
          exit: 'markPrompt',
          on: { 'CANCEL.REQUESTED': { target: 'loading' } },
          invoke: {
            id: 'mergeLines',
            src: 'mergeLines',
            input: ({ context }) => ({ lines: context.visitorLines }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepCart', params: ({ event }) => event.output },
                { type: 'noteLeftOut', params: ({ event }) => ({ leftOut: event.output.leftOut }) },
                'forgetVisitorLines',
                { type: 'storeVisitorLines', params: { lines: [] } },
              ],
            },
            // The lines stay in the browser, are counted, and are tried again with the next start.
            onError: { target: 'loading' },
          },
        },
        loading: {
          ...waiting,
          entry: 'markLoading',
          exit: ['markLoaded', 'markPrompt'],
          on: { 'CANCEL.REQUESTED': { target: 'ready' } },
          invoke: {
            id: 'fetchCart',
            src: 'fetchCart',
            onDone: [
              {
                guard: { type: 'cart is told', params: ({ event }) => ({ answer: event.output }) },
                target: 'ready',
                actions: {
                  type: 'keepFetched',
                  params: ({ event }) => ({ answer: event.output }),
                },
              },
              { target: 'ready', actions: 'forgetCart' },
            ],
            onError: { target: 'ready', actions: 'keepCountFailure' },
          },
        },
        ready: {
          meta: { screen: 'cart' },
          always: [
            next('add', 'adding'),
            next('update', 'updating'),
            next('remove', 'removing'),
            next('clear', 'clearing'),
            next('describe', 'describing'),
            next('read', 'reading'),
          ],
        },
        adding: asking('add'),
        updating: asking('updateQuantity'),
        removing: asking('remove'),
        clearing: asking('clear'),
        describing: asking('describe'),
        reading: asking('read'),
      },
    },
  },
});
