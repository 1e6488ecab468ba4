import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { decideServiceTax, readBillTo, unknownVatId, type TaxDecision } from '../tax/index.ts';
import type { BillTo } from './bookings.domain.ts';
import type { BookingParts, Db } from './bookings.parts.ts';
import type { Refusals } from './bookings.refusals.ts';
import { bookingSums, type WantedBooking } from './hold.domain.ts';
import { findPortCountry, findSoldService, type SoldService } from './offer.repository.ts';

/** What decides a price: what is done where, how much of it, and who is billed. */
type PricedBooking = Pick<WantedBooking, 'serviceId' | 'placeKind' | 'port' | 'quantity' | 'billTo'>;

/** What is charged, amounts in minor units of the service's currency. */
export interface Charge {
  /** With its VAT ID as it is kept. */
  readonly billTo: BillTo | null;
  readonly tax: TaxDecision;
  readonly sums: ReturnType<typeof bookingSums>;
}

/** What a booking of the service comes to for who is billed: what is shown before it is held, and what is held, are decided here. */
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

/** Why no tax is charged; null where some is. */
export const untaxedBecause = ({ category, reason }: TaxDecision): string | null =>
  category === 'S' ? null : reason;

/** As the contract has it; amounts in minor units. */
interface BookingPrice extends Readonly<Charge['sums']> {
  readonly unitPriceMinor: number;
  readonly currency: string;
  readonly taxBps: number;
  readonly taxReason: string | null;
}

/** What a booking costs for who is billed, with nothing held (contract: priceBooking). VIES is asked for its VAT ID, and nobody waits for it. */
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
