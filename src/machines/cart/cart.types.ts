import type {
  Cart,
  CartCount,
  CartDetailsChange,
  LineToAdd,
  LineToChange,
  NamedLine,
} from '../../api/index.ts';

export type { Cart };

/** What a visitor put into the cart; it becomes the server's when they sign in. */
export interface VisitorLine {
  inventoryId: string;
  productId: string;
  quantity: number;
}

/** One change of the cart; `requestId` identifies it to the caller that waits for its end. */
export type CartRequest = { requestId: string } &
  /**
   * `stock`: the supplier's quantity as it was shown, where it is counted; the only limit known for a visitor's cart.
   */
  (
    | {
        kind: 'add';
        line: LineToAdd;
        stock?: number;
        /** The cart is on the screen: it is read with the addition. */ isShown?: true;
      }
    | { kind: 'update'; line: LineToChange }
    | { kind: 'remove'; line: NamedLine }
    | { kind: 'clear' }
    | { kind: 'describe'; details: CartDetailsChange }
    | { kind: 'read' }
  );

export interface CartContext {
  /** The server's totalItems. */
  totalItems: number;
  /** The server's last answer; null before the first, and for users without a cart on the server. */
  cart: Cart | null;
  /** The checkoutKey of the server's cart after an addition with a short answer; null while `cart` is current. */
  newerKey: string | null;
  /** In their order; the first one is being sent. */
  requests: CartRequest[];
  /** In this browser, before sign-in. */
  visitorLines: VisitorLine[];
  loading: boolean;
  error: string | null;
  /** ISO instant. */
  lastUpdated: string | null;
}

/** An answer of the server and when it arrived (ISO instant). */
export interface ReadCart {
  cart: Cart;
  at: string;
}

/** The result of merging a visitor's lines: the lines sent, and how many of them are no longer offered. */
export interface MergedCart extends ReadCart {
  lines: VisitorLine[];
  leftOut: number;
}

/** The result of a change: the cart, or the short answer to an addition. */
export type ChangedCart = ReadCart | { count: CartCount; at: string };

/** Unknown: the server refused, which counts as an empty cart. */
export type FetchedCart = ({ isKnown: true } & ReadCart) | { isKnown: false };

export type CartEvent =
  /** The user's kind: only crew members buy. */
  | { type: 'PERSON.ARRIVED'; role: string }
  | { type: 'PERSON.LEFT' }
  | { type: 'VISITOR_LINES.CHANGED'; lines: VisitorLine[] }
  | { type: 'ITEM.ADD_REQUESTED'; request: Extract<CartRequest, { kind: 'add' }>; at: string }
  | { type: 'ITEM.UPDATE_REQUESTED'; request: Extract<CartRequest, { kind: 'update' }>; at: string }
  | { type: 'ITEM.REMOVE_REQUESTED'; request: Extract<CartRequest, { kind: 'remove' }>; at: string }
  | { type: 'CART.CLEAR_REQUESTED'; request: Extract<CartRequest, { kind: 'clear' }>; at: string }
  | { type: 'DETAILS.CHANGE_REQUESTED'; request: Extract<CartRequest, { kind: 'describe' }>; at: string }
  | { type: 'CART.READ_REQUESTED'; request: Extract<CartRequest, { kind: 'read' }>; at: string }
  | { type: 'CANCEL.REQUESTED' };
