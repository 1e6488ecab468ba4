import type { CartDetailsChange } from '../../../api/index.ts';
import type { CartDetails, Yacht } from '../cart.types.ts';

interface FirstPlace {
  readonly details: Pick<CartDetails, 'yachtId' | 'port' | 'berth' | 'billTo'>;
  readonly yachts: readonly Yacht[];
}

/**
 * The default delivery details of a cart that has none: the buyer's yacht if there is only one, with its port unless
 * another is chosen, and with its berth if that is in this port. Null if nothing is added.
 */
export function firstPlaceOf({ details, yachts }: FirstPlace): CartDetailsChange | null {
  const { yachtId, berth, billTo } = details;
  const isUntouched = yachtId === null && berth === null;
  const [yacht] = isUntouched && yachts.length === 1 ? yachts : [];
  const goal = details.port ?? yacht?.port ?? null;
  const change: CartDetailsChange = {
    ...(details.port === null && goal !== null && { port: goal }),
    ...(yacht && { yachtId: yacht.id }),
    ...(yacht && yacht.berth !== null && yacht.port === goal && { berth: yacht.berth }),
    ...(yacht && yacht.billTo !== null && billTo === null && { billTo: yacht.billTo }),
  };
  return Object.keys(change).length === 0 ? null : change;
}
