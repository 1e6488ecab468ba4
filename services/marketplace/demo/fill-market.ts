import type { Config } from '../config.ts';
import type { createModules } from '../modules.ts';
import { hasOpenTrade } from '../modules/orders/index.ts';
import { storedAccountState } from '../modules/payments/index.ts';
import { createVendors } from '../modules/vendors/index.ts';
import type { FileStore } from '../platform/files/index.ts';
import { seedDisputePictures } from './bookings/dispute-pictures.ts';
import { seedBookings } from './bookings/seed-bookings.ts';
import { seedCommissionInvoices } from './commission-invoices.ts';
import { seedCompanyDocuments } from './company-documents.ts';
import { seedInvoices } from './invoices.ts';
import { seedMarketIdentity } from './market-identity.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedPayouts } from './payouts/seed-payouts.ts';
import { seedDemo } from './seed.ts';
import { stockDemo } from './stock.ts';
import { seedVisits } from './visits/seed-visits.ts';

interface DemoMarketParts {
  readonly modules: ReturnType<typeof createModules>;
  readonly files: FileStore;
  readonly config: Pick<Config, 'commissionBasisPoints' | 'currency'>;
}

/**
 * Fills the demo market: accounts, legal data, listings, and a year of bookings, orders, payouts, invoices and visits.
 * Each step uses the previous ones, and is skipped if its data exists: safe at every start.
 */
export async function fillDemoMarket({ modules, files, config }: DemoMarketParts): Promise<void> {
  const { accounts, accountParts, analytics } = modules;
  const { db, clock, ids } = accountParts;
  const { commissionBasisPoints: commissionBps, currency } = config;
  await seedDemo({ accounts, clock });
  await seedMarketIdentity({ ...accountParts, commissionBps });
  await stockDemo({
    ...modules,
    db,
    clock,
    currency,
    vendorsAt: (at) =>
      createVendors({
        ...accountParts,
        files,
        currency,
        commissionBps,
        hasOpenTrade,
        paymentAccountState: storedAccountState,
        clock: { now: () => at },
      }),
  });
  await seedCompanyDocuments({ db, files, ids });
  await seedBookings({ ...accountParts, commissionBps });
  await seedDisputePictures({ db, files, ids });
  await seedOrders({ ...modules, ...accountParts, commissionBps });
  await seedInvoices({ db, clock, ids, currency });
  await seedPayouts({ db, clock, ids });
  await seedCommissionInvoices({ db, clock, ids, currency });
  await seedVisits(analytics);
}
