import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine, type FieldRefusal } from '../account/index.ts';
import { changeCart } from './cart-change.service.ts';
import { isBackwards, readDetails, type DetailsGiven } from './cart-details.domain.ts';
import {
  areOffered,
  arrivalOf,
  isPlaceKnown,
  saveDeliveries,
  saveDetails,
  type DeliveryChoice,
} from './cart-details.repository.ts';
import { invalid } from './cart-rules.domain.ts';
import type { Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';

export type DetailsRefusal =
  | { readonly code: 'VALIDATION'; readonly fields: readonly FieldRefusal[] }
  | { readonly code: 'PLACE_UNKNOWN' | 'DELIVERY_NOT_OFFERED' };

const clean = (text: string | null | undefined) => (typeof text === 'string' ? cleanLine(text) : text);

/**
 * Says where the cart is to go, when, and how each supplier delivers (contract: updateCartDetails). All of it is saved or nothing;
 * of two choices for one supplier the later holds.
 */
export async function updateCartDetails(
  parts: CartParts,
  userId: string,
  given: DetailsGiven & { readonly deliveries?: readonly DeliveryChoice[] | undefined },
): Promise<Result<Cart, DetailsRefusal>> {
  const { change, problems } = readDetails({
    ...given,
    ...{ port: clean(given.port), berth: clean(given.berth), contact: clean(given.contact) },
  });
  if (problems.length > 0) return refuse({ code: 'VALIDATION', fields: problems });
  const choices = [...new Map(given.deliveries?.map((choice) => [choice.supplierId, choice])).values()];
  return changeCart(
    parts,
    { userId, isMade: true },
    async (trx): Promise<Result<boolean, DetailsRefusal>> => {
      if (isBackwards(await arrivalOf(trx, userId), change))
        return refuse(invalid('arrivesUntil', 'This must not be before the earliest arrival.', 'order'));
      if (!(await isPlaceKnown(trx, userId, change))) return refuse({ code: 'PLACE_UNKNOWN' });
      if (!(await areOffered(trx, choices, parts.currency))) return refuse({ code: 'DELIVERY_NOT_OFFERED' });
      await saveDetails(trx, userId, change);
      if (choices.length > 0) await saveDeliveries(trx, userId, choices);
      return ok(true);
    },
  );
}
