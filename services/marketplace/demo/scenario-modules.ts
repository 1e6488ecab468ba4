import { createCart } from '../modules/cart/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createImports } from '../modules/imports/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createOrders, hasOpenTrade } from '../modules/orders/index.ts';
import { createPayments, refundableOf } from '../modules/payments/index.ts';
import { createVendors } from '../modules/vendors/index.ts';
import { createYachts } from '../modules/yachts/index.ts';
import { silentLog } from '../platform/log.ts';
import type { ScenarioParts } from './scenario-parts.ts';

/** The modules that fill a demo market and trade in it, as the service makes them. */
export function scenarioModules(parts: ScenarioParts) {
  const { db, clock, ids, publicUrl, currency, commissionBps, stripe } = parts;
  const vendors = createVendors({ ...parts, hasOpenTrade });
  const ledger = createLedger({ db, ids, currency });
  const orders = createOrders({
    ...{ db, clock, ids, publicUrl, currency, commissionBps, ledger },
    refundable: (on, orderId) => refundableOf({ ledger }, on, orderId),
  });
  const payments = createPayments({
    ...{ db, clock, log: silentLog, stripe, publicUrl, onChargesChanged: vendors.chargesChanged },
    // Nothing listens here: events go to the service that runs beside.
    webhookSecret: '',
    trade: { db, clock, ids, log: silentLog, stripe, publicUrl, ledger, orders },
  });
  return {
    ...{ vendors, orders, payments, imports: createImports(parts) },
    ...{ carts: createCart(parts), catalogue: createCatalogue(parts), yachts: createYachts(parts) },
  } as const;
}

export type ScenarioModules = ReturnType<typeof scenarioModules>;
