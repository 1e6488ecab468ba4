import { sql } from 'kysely';

/** Whether the payment of the order `o` was captured; later refunds do not change that. */
export const isCharged = sql<boolean>`exists (
  select from payments p where p.purchase_id = o.id and p.captured_minor > 0)`;
