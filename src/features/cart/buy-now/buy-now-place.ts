import type { CartDetailsChange } from '../../../api/index.ts';
import type { CartDetails } from '../cart.types.ts';
import type { NamedPlace } from './buy-now-path.ts';

type Place = Pick<CartDetails, 'port' | 'berth'>;

/** Where one thing goes that is bought by itself. */
interface BuyNowPlace {
  /** A port's slug. */
  readonly port: string;
  readonly berth: string | null;
}

/** Where one thing goes instead of where the cart goes; null: there. A port that is the cart's has its berth, unless another is named. */
export function buyNowPlace(named: NamedPlace | null, ofCart: Place | null): BuyNowPlace | null {
  if (named === null) return null;
  const { port, berth } = named;
  return berth === undefined && port === ofCart?.port ? null : { port, berth: berth ?? null };
}

interface Divided {
  /** What the whole cart takes; null: nothing. */
  readonly ofCart: CartDetailsChange | null;
  /** Where the one thing goes from here on; null: where the cart goes, undefined: where it went. */
  readonly place: BuyNowPlace | null | undefined;
}

/**
 * What a change of the details does where one thing is bought by itself: another port or berth is this one's, so that trying one does not move the cart.
 * Another yacht is the cart's, with its port, its berth and who is billed.
 */
export function dividedChange(change: CartDetailsChange, shown: Place): Divided {
  const { port, berth, ...others } = change;
  if (others.yachtId !== undefined) return { ofCart: change, place: port === undefined ? undefined : null };
  const ofCart = Object.keys(others).length === 0 ? null : others;
  if (port === undefined && berth === undefined) return { ofCart, place: undefined };
  const after = port === undefined ? shown.port : port;
  // A berth without a port is of no other place than the cart's.
  if (after === null) return port === null ? { ofCart, place: null } : { ofCart: change, place: undefined };
  return { ofCart, place: { port: after, berth: berth ?? null } };
}
