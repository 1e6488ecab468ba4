import type {
  Cart,
  CartCount,
  CartDetailsChange,
  LineToAdd,
  LineToChange,
  NamedLine,
} from '../../api/index.ts';

export type { Cart };

/** What a visitor put aside; it becomes the server's once they sign in. */
export interface VisitorLine {
  inventoryId: string;
  productId: string;
  quantity: number;
}

/** One change of the cart; `requestId` identifies it to the caller that waits for its end. */
export type CartRequest = { requestId: string } &
  /** `stock`: how many the supplier was shown to have, where that is counted; a visitor's browser has nobody else to ask. */
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
  /** The server's last answer; null before the first, and for users who have no cart on the server. */
  cart: Cart | null;
  /** The checkoutKey that the server's cart has since an addition that it answered in short; null while `cart` is what the server has. */
  newerKey: string | null;
  /** In their order; the first is the one under way. */
  requests: CartRequest[];
  /** In this browser, before anyone signs in. */
  visitorLines: VisitorLine[];
  loading: boolean;
  error: string | null;
  /** ISO instant. */
  lastUpdated: string | null;
}

/** An answer of the server and when it came (ISO instant). */
export interface ReadCart {
  cart: Cart;
  at: string;
}

/** What came of handing over a visitor's lines: those that were sent, and how many of them are no longer offered. */
export interface MergedCart extends ReadCart {
  lines: VisitorLine[];
  leftOut: number;
}

/** What came of a change: the cart, or what an addition answers in short. */
export type ChangedCart = ReadCart | { count: CartCount; at: string };

/** Unknown: the server answered and refused, which counts as nothing in the cart. */
export type FetchedCart = ({ isKnown: true } & ReadCart) | { isKnown: false };

export type CartEvent =
  /** Who is here: only crew members buy. */
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
