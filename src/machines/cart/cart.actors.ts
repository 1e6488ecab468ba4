import { fromCallback, fromPromise } from 'xstate';
import { ApiError, type CartCalls } from '../../api/index.ts';
import type { KeyValueStorage } from '../session/index.ts';
import type {
  CartEvent,
  CartRequest,
  ChangedCart,
  FetchedCart,
  MergedCart,
  VisitorLine,
} from './cart.types.ts';
import { isCart } from './whole-cart.ts';
import { readVisitorLines, VISITOR_LINES_KEY } from './visitor-lines.ts';

export interface CartEffects {
  calls: CartCalls;
  storage: KeyValueStorage;
  /** The window whose storage events report changes by other tabs. */
  tabs: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** ISO instant. */
  now: () => string;
}

/** The cart's effects without the shell's one that reports who is signed in. */
export function cartActors({ calls, storage, tabs, now }: CartEffects) {
  const done = async (request: CartRequest, signal: AbortSignal) => {
    switch (request.kind) {
      case 'add':
        return calls.add(request.line, request.isShown !== true, signal);
      case 'update':
        return calls.updateQuantity(request.line, signal);
      case 'remove':
        return calls.remove(
          { inventoryId: request.line.inventoryId, productId: request.line.productId },
          signal,
        );
      case 'clear':
        return calls.clear(signal);
      case 'describe':
        return calls.describe(request.details, signal);
      case 'read':
        return calls.read(signal);
    }
  };
  return {
    watchVisitorLines: fromCallback<CartEvent>(({ sendBack }) => {
      const sendLines = () => sendBack({ type: 'VISITOR_LINES.CHANGED', lines: readVisitorLines(storage) });
      const onStorage = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === null || event.key === VISITOR_LINES_KEY) sendLines();
      };
      sendLines();
      tabs.addEventListener('storage', onStorage);
      return () => tabs.removeEventListener('storage', onStorage);
    }),

    fetchCart: fromPromise<FetchedCart>(async ({ signal }) => {
      try {
        return { isKnown: true, cart: await calls.read(signal), at: now() };
      } catch (error) {
        // A refusal is an answer; without one (status 0) the count is not known.
        if (error instanceof ApiError && error.status > 0) return { isKnown: false };
        throw error;
      }
    }),

    mergeLines: fromPromise<MergedCart, { lines: VisitorLine[] }>(async ({ input, signal }) => {
      const { cart, left } = await calls.merge(input.lines, signal);
      return { cart, at: now(), lines: input.lines, leftOut: left.length };
    }),

    changeCart: fromPromise<ChangedCart, { request: CartRequest }>(async ({ input, signal }) => {
      const answered = await done(input.request, signal);
      return isCart(answered) ? { cart: answered, at: now() } : { count: answered, at: now() };
    }),
  };
}
