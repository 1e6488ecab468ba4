import { createAvailability } from '../modules/availability/index.ts';
import { createBookings } from '../modules/bookings/index.ts';
import { createCart } from '../modules/cart/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createImports } from '../modules/imports/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createOrders, hasOpenTrade } from '../modules/orders/index.ts';
import { createPayments, refundableOf, storedAccountState } from '../modules/payments/index.ts';
import { createVendors } from '../modules/vendors/index.ts';
import { createYachts } from '../modules/yachts/index.ts';
import { silentLog } from '../platform/log.ts';
import type { ScenarioParts } from './scenario-parts.ts';

/** The modules that fill a demo market and trade in it, created like in the service. */
export function scenarioModules(parts: ScenarioParts) {
  const { db, clock, ids, files, queueMail, publicUrl, currency, commissionBps, stripe } = parts;
  const vendors = createVendors({ ...parts, hasOpenTrade, paymentAccountState: storedAccountState });
  const ledger = createLedger({ db, ids, currency });
  const orders = createOrders({
    db,
    clock,
    ids,
    files,
    queueMail,
    publicUrl,
    currency,
    commissionBps,
    ledger,
    refundable: (on, orderId) => refundableOf({ ledger }, on, orderId),
  });
  const bookings = createBookings({
    ...parts,
    ledger,
    refundable: (on, bookingId) => refundableOf({ ledger }, on, bookingId),
  });
  const payments = createPayments({
    db,
    clock,
    log: silentLog,
    stripe,
    publicUrl,
    onChargesChanged: vendors.chargesChanged,
    // No webhooks arrive here: they are sent to the running service.
    webhookSecret: '',
    purchaseMoney: {
      db,
      clock,
      ids,
      queueMail,
      log: silentLog,
      stripe,
      files,
      publicUrl,
      currency,
      ledger,
      purchases: { order: orders.purchase, booking: bookings.purchase },
    },
  });
  return {
    vendors,
    orders,
    bookings,
    payments,
    imports: createImports(parts),
    carts: createCart(parts),
    availability: createAvailability(parts),
    catalogue: createCatalogue(parts),
    yachts: createYachts(parts),
  } as const;
}

export type ScenarioModules = ReturnType<typeof scenarioModules>;
