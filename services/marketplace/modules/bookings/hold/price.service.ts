import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  decideServiceTax,
  readBillTo,
  unknownVatId,
  untaxedBecause,
  type TaxDecision,
} from '../../tax/index.ts';
import type { BillTo } from '../bookings.domain.ts';
import type { BookingParts, Db } from '../bookings.parts.ts';
import type { Refusals } from '../bookings.refusals.ts';
import { bookingSums, type WantedBooking } from './hold.domain.ts';
import { findPortCountry, findSoldService, type SoldService } from './offer.repository.ts';

/** What determines the price: service, place, quantity, and who is billed. */
type PricedBooking = Pick<WantedBooking, 'serviceId' | 'placeKind' | 'port' | 'quantity' | 'billTo'>;

/** The amounts charged, in minor units of the service's currency. */
export interface Charge {
  /** With its VAT ID in stored form. */
  readonly billTo: BillTo | null;
  readonly tax: TaxDecision;
  readonly sums: ReturnType<typeof bookingSums>;
}

/**
 * The price of a booking of the service for the billed party. The shown price and the charged price are both decided
 * here.
 */
export async function chargeFor(
  { vatChecks }: Pick<BookingParts, 'vatChecks'>,
  db: Db,
  service: SoldService,
  { placeKind, port, quantity, billTo: given }: Omit<PricedBooking, 'serviceId'>,
  now: Date,
): Promise<Result<Charge, Refusals<'VALIDATION' | 'TAX_UNDECIDED'>>> {
  const billed = readBillTo(given, false);
  if (!billed.ok) return refuse({ code: 'VALIDATION', fields: [billed.error] });
  const billTo = billed.value;
  if (billTo?.vatId && (await vatChecks?.isUnknown(db, billTo.vatId, now)))
    return refuse({ code: 'VALIDATION', fields: [unknownVatId] });
  const decided = decideServiceTax({
    seller: { country: service.providerCountry ?? '', vatRegistered: service.providerVatNumber !== null },
    billTo,
    placeKind,
    portCountry: port === null ? null : await findPortCountry(db, port),
    listingRateBps: service.taxBps ?? 0,
  });
  if (!decided.ok) return refuse({ code: 'TAX_UNDECIDED', missing: decided.error.needed });
  const tax = decided.value;
  return ok({ billTo, tax, sums: bookingSums(service.priceMinor, quantity, tax.rateBps) });
}

/** As in the contract; amounts in minor units. */
interface BookingPrice extends Readonly<Charge['sums']> {
  readonly unitPriceMinor: number;
  readonly currency: string;
  readonly taxBps: number;
  readonly taxReason: string | null;
}

/**
 * The price of a booking for the billed party, without reserving anything (contract: priceBooking). Starts a VIES check
 * of its VAT ID without waiting for the result.
 */
export async function priceBooking(
  parts: BookingParts,
  wanted: PricedBooking,
): Promise<Result<BookingPrice, Refusals<'VALIDATION' | 'LISTING_NOT_AVAILABLE' | 'TAX_UNDECIDED'>>> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx) => {
    const service = await findSoldService(trx, wanted.serviceId);
    if (service === null || service.currency !== parts.currency)
      return refuse({ code: 'LISTING_NOT_AVAILABLE' });
    const port = wanted.placeKind === 'remote' ? null : wanted.port;
    const charged = await chargeFor(parts, trx, service, { ...wanted, port }, now);
    if (!charged.ok) return charged;
    const { billTo, tax, sums } = charged.value;
    if (billTo?.vatId) await parts.vatChecks?.ask(trx, billTo.vatId, now);
    return ok({
      unitPriceMinor: service.priceMinor,
      ...sums,
      currency: service.currency,
      taxBps: tax.rateBps,
      taxReason: untaxedBecause(tax),
    });
  });
}
