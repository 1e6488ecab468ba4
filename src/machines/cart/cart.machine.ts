import { invariant } from '../../lib/invariant.ts';
import { Refusal } from '../../lib/refusal.ts';
import { errorIn, pending } from '../kit/index.ts';
import type { CartContext, MergedCart } from './cart.types.ts';
import { cartVocabulary } from './cart.vocabulary.ts';

const idsMissing = new Refusal('Both inventoryId and productId are required');
const onlyCrewBuys = new Refusal('Only crew members can buy here. Please sign in with a crew account.');
const interrupted = new Refusal('You were signed out before this was done.');
const canceled = new Refusal('This was cancelled. The cart shows what is saved.');

function beyondStock({ requests, visitorLines }: CartContext): Refusal {
  const [request] = requests;
  invariant(request?.kind === 'add', 'only an addition asks for more than there is');
  const has = visitorLines.find(({ inventoryId }) => inventoryId === request.line.inventoryId)?.quantity ?? 0;
  const left = `There are only ${request.stock} of these`;
  return new Refusal(has === 0 ? `${left}.` : `${left}, and your cart has ${has}.`);
}

interface Moment {
  context: CartContext;
  event: object;
}

interface Merged {
  context: CartContext;
  event: { output: MergedCart };
}

/** The first request has ended: its caller is informed, and the next one starts. */
const settleFirst = (error: (moment: Moment) => unknown = () => undefined) =>
  [
    {
      type: 'settle',
      params: ({ context, event }: Moment) => ({
        requests: context.requests.slice(0, 1),
        error: error({ context, event }),
      }),
    },
    'dropFirst',
  ] as const;

/** The server has these lines now: the browser keeps only what another tab added since they were sent. */
const takeMerged = [
  { type: 'keepCart', params: ({ event }: Merged) => event.output },
  { type: 'noteLeftOut', params: ({ event }: Merged) => ({ leftOut: event.output.leftOut }) },
  { type: 'dropMergedLines', params: ({ event }: Merged) => ({ merged: event.output.lines }) },
  { type: 'storeVisitorLines', params: ({ context }: Merged) => ({ lines: context.visitorLines }) },
] as const;

/**
 * The contents of the cart (docs/requirements.md §4 "Cart count", §7 "Cart"). The count is loaded once at the start. A
 * request is shown immediately and sent in its turn; a failure undoes it and is reported to its caller. A visitor's
 * lines stay in the browser until a crew member signs in.
 */
export const cartMachine = cartVocabulary.createMachine({
  id: 'cart',
  context: {
    totalItems: 0,
    cart: null,
    newerKey: null,
    requests: [],
    visitorLines: [],
    loading: false,
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
    // The user is not known yet: requests wait.
    starting: {},
    visiting: {
      always: [
        {
          guard: 'more is asked for than there is',
          actions: settleFirst(({ context }) => beyondStock(context)),
        },
        {
          guard: 'a whole request waits',
          actions: [
            'changeVisitorLines',
            { type: 'storeVisitorLines', params: ({ context }) => ({ lines: context.visitorLines }) },
            ...settleFirst(),
          ],
        },
        {
          guard: 'something is to be done',
          actions: settleFirst(() => idsMissing),
        },
      ],
    },
    // Suppliers, providers and admins see the market but cannot buy.
    looking: {
      always: {
        guard: 'something is to be done',
        actions: settleFirst(() => onlyCrewBuys),
      },
    },
    buying: {
      initial: 'arriving',
      on: {
        // The same user was reported again: nothing restarts.
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
          ...pending({ 'CANCEL.REQUESTED': { target: 'loading' } }),
          invoke: {
            id: 'mergeLines',
            src: 'mergeLines',
            input: ({ context }) => ({ lines: context.visitorLines }),
            onDone: [
              {
                guard: {
                  type: 'lines came meanwhile',
                  params: ({ event }) => ({ merged: event.output.lines }),
                },
                target: 'merging',
                reenter: true,
                actions: takeMerged,
              },
              { target: 'ready', actions: takeMerged },
            ],
            // The lines stay in the browser, are counted, and are sent again at the next start.
            onError: { target: 'loading' },
          },
        },
        loading: {
          ...pending({ 'CANCEL.REQUESTED': { target: 'ready' } }),
          entry: 'markLoading',
          exit: 'markLoaded',
          invoke: {
            id: 'fetchCart',
            src: 'fetchCart',
            onDone: [
              {
                guard: { type: 'cart is known', params: ({ event }) => ({ answer: event.output }) },
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
          always: { guard: 'something is to be done', target: 'changing' },
        },
        // The first request is at the server: shown immediately, undone if it fails.
        changing: {
          ...pending({
            'CANCEL.REQUESTED': { target: 'loading', actions: settleFirst(() => canceled) },
          }),
          invoke: {
            id: 'changeCart',
            src: 'changeCart',
            input: ({ context: { requests } }) => {
              const [request] = requests;
              invariant(request, 'something was asked for');
              return { request };
            },
            onDone: {
              target: 'ready',
              actions: [{ type: 'keepChanged', params: ({ event }) => event.output }, ...settleFirst()],
            },
            onError: { target: 'ready', actions: settleFirst(({ event }) => errorIn(event)) },
          },
        },
      },
    },
  },
});
