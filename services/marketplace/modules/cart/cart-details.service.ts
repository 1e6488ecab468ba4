import type { Transaction } from 'kysely';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { deliveryTextLengths } from '../../../../src/lib/delivery-place.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine, cleanText } from '../../platform/clean-text.ts';
import type { Database } from '../../platform/db/schema.ts';
import { invalid, type FieldRefusal, type Invalid } from '../../platform/refusals.ts';
import { readBillTo, unknownVatId } from '../tax/index.ts';
import { rememberBillTo } from '../yachts/index.ts';
import { changeCart } from './cart-change.service.ts';
import { isBackwards, readDetails, type DetailsInput } from './cart-details.domain.ts';
import {
  areOffered,
  arePortsKnown,
  arrivalOf,
  isPlaceKnown,
  saveDeliveries,
  saveDetails,
  yachtOf,
  type DeliveryChoice,
} from './cart-details.repository.ts';
import type { Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';

type DetailsRefusal = Invalid | { readonly code: 'PLACE_UNKNOWN' | 'DELIVERY_NOT_OFFERED' };

const cleanedLine = (text: string | null | undefined) => (typeof text === 'string' ? cleanLine(text) : text);
const cleanedText = (text: string | null | undefined) => (typeof text === 'string' ? cleanText(text) : text);

const cleanedChoice = ({ elsewhere, ...choice }: DeliveryChoice): DeliveryChoice => ({
  ...choice,
  elsewhere: elsewhere && { port: elsewhere.port, address: cleanText(elsewhere.address) },
});

/** Stores the details with the yacht to which the cart goes, if any. */
async function saveWithYacht(
  trx: Transaction<Database>,
  { userId, billTo }: { readonly userId: string; readonly billTo: BillTo },
  now: Date,
): Promise<void> {
  const yachtId = await yachtOf(trx, userId);
  if (yachtId !== null) await rememberBillTo(trx, { userId, yachtId, billTo }, now);
}

function addressProblem({ elsewhere }: DeliveryChoice, index: number): FieldRefusal | null {
  if (!elsewhere) return null;
  const field = `deliveries/${index}/elsewhere/address`;
  if (elsewhere.address === '') return { field, message: 'This must not be empty.', rule: 'minLength' };
  const isTooLong = [...elsewhere.address].length > deliveryTextLengths.address;
  return isTooLong ? { field, message: 'This is too long.', rule: 'maxLength' } : null;
}

/**
 * Sets the cart's destination, time window and each supplier's delivery method (contract: updateCartDetails). All or
 * nothing is saved; of two choices for one supplier the later wins.
 */
export async function updateCartDetails(
  parts: CartParts,
  userId: string,
  given: DetailsInput & {
    readonly deliveries?: readonly DeliveryChoice[] | undefined;
    /** Whether to store the billing details with the cart's yacht. */
    readonly rememberBillTo?: boolean | undefined;
  },
): Promise<Result<Cart, DetailsRefusal>> {
  const billed = readBillTo(given.billTo ?? null, true);
  if (!billed.ok) return refuse({ code: 'VALIDATION', fields: [billed.error] });
  const { change, problems } = readDetails({
    ...given,
    billTo: given.billTo === undefined ? undefined : billed.value,
    port: cleanedLine(given.port),
    berth: cleanedLine(given.berth),
    contact: cleanedLine(given.contact),
    noteToSupplier: cleanedText(given.noteToSupplier),
    poNumber: cleanedLine(given.poNumber),
    costCentre: cleanedLine(given.costCentre),
  });
  if (problems.length > 0) return refuse({ code: 'VALIDATION', fields: problems });
  const choices = [
    ...new Map(given.deliveries?.map((choice) => [choice.supplierId, cleanedChoice(choice)])).values(),
  ];
  const wrong = choices.map(addressProblem).find((problem) => problem !== null);
  if (wrong) return refuse({ code: 'VALIDATION', fields: [wrong] });
  return changeCart(
    parts,
    { userId, isMade: true },
    async (trx, now): Promise<Result<boolean, DetailsRefusal>> => {
      if (isBackwards(await arrivalOf(trx, userId), change))
        return refuse(invalid('arrivesUntil', 'This must not be before the earliest arrival.', 'order'));
      if (!(await isPlaceKnown(trx, userId, change))) return refuse({ code: 'PLACE_UNKNOWN' });
      if (!(await arePortsKnown(trx, choices))) return refuse({ code: 'PLACE_UNKNOWN' });
      if (!(await areOffered(trx, choices, parts.currency))) return refuse({ code: 'DELIVERY_NOT_OFFERED' });
      const { billTo = null } = change;
      if (billTo?.vatId && (await parts.vatChecks?.isUnknown(trx, billTo.vatId, now)))
        return refuse({ code: 'VALIDATION', fields: [unknownVatId] });
      await saveDetails(trx, userId, change);
      // Asks VIES now, so that the answer is available at the checkout.
      if (billTo?.vatId) await parts.vatChecks?.ask(trx, billTo.vatId, now);
      if (billTo !== null && given.rememberBillTo === true) await saveWithYacht(trx, { userId, billTo }, now);
      if (choices.length > 0) await saveDeliveries(trx, userId, choices);
      return ok(true);
    },
  );
}
