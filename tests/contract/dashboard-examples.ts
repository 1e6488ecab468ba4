import { sql } from 'kysely';
import { orderThere } from './order-examples.ts';
import type { RealApp } from './real-app.ts';
import { providerThere } from './schedule-examples.ts';

/** The data needed before the examples of dashboards can be sent with `token`. */
export const dashboardArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  getCrewDashboard: () => orderThere(app(), token, 'crew_member'),
  getSupplierDashboard: () => orderThere(app(), token, 'supplier'),
  getAdminDashboard: () => orderThere(app(), token, 'admin'),
  getTaken: () => orderThere(app(), token, 'admin'),
  takeException: () => orderThere(app(), token, 'admin'),
  settleMail: async () => {
    await orderThere(app(), token, 'admin');
    await sql`
      insert into undelivered_mails (id, to_address, sealed, reason, failed_at)
      values ('0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f', 'nobody@example.com', 'c2VhbGVk', 'refused', now())`.execute(
      app().db,
    );
  },
  askToReadAgain: async () => {
    await orderThere(app(), token, 'admin');
    await sql`
      insert into imports (id, vendor_id, kind, status, file_id, file_name, size_bytes, created_at, updated_at)
      select '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f', id, 'products', 'open', 'file', 'prices.xlsx', 12, now(), now()
      from vendors order by id limit 1`.execute(app().db);
  },
  getProviderDashboard: () => providerThere(app(), token, { version: 1 }),
});
