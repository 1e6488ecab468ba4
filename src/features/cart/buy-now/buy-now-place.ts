import type { CartDetailsChange } from '../../../api/index.ts';
import type { CartDetails } from '../cart.types.ts';
import type { NamedPlace } from './buy-now-path.ts';

type Place = Pick<CartDetails, 'port' | 'berth'>;

/** Where an item bought without the cart goes. */
interface BuyNowPlace {
  /** A port's slug. */
  readonly port: string;
  readonly berth: string | null;
}

/**
 * Where one item goes instead of the cart's delivery address; null for that address. If the port is the cart's, so is
 * the berth, unless another is given.
 */
export function buyNowPlace(named: NamedPlace | null, ofCart: Place | null): BuyNowPlace | null {
  if (named === null) return null;
  const { port, berth } = named;
  return berth === undefined && port === ofCart?.port ? null : { port, berth: berth ?? null };
}

interface Divided {
  /** The change of the whole cart; null for none. */
  readonly ofCart: CartDetailsChange | null;
  /** The new place of the one item; null: the cart's, undefined: unchanged. */
  readonly place: BuyNowPlace | null | undefined;
}

/**
 * Splits a change of the delivery details while one item is bought without the cart. Another port or berth only applies
 * to the item, so that trying one does not change the cart. Another yacht applies to the cart, with its port, berth and
 * billing.
 */
export function dividedChange(change: CartDetailsChange, shown: Place): Divided {
  const { port, berth, ...others } = change;
  if (others.yachtId !== undefined) return { ofCart: change, place: port === undefined ? undefined : null };
  const ofCart = Object.keys(others).length === 0 ? null : others;
  if (port === undefined && berth === undefined) return { ofCart, place: undefined };
  const after = port === undefined ? shown.port : port;
  // A berth without a port only makes sense for the cart.
  if (after === null) return port === null ? { ofCart, place: null } : { ofCart: change, place: undefined };
  return { ofCart, place: { port: after, berth: berth ?? null } };
}
