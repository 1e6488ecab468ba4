import { statement } from '../../platform/db/statement.ts';
import type { BuyerKind } from './returns.domain.ts';
import type { Db } from './returns.repository.ts';

/** A private purchase has no billing details besides the buyer's own. */
const kinds = statement<{ readonly kind: BuyerKind }>(`
  select case when bill_to is null then 'private' else 'business' end as kind from orders where id = $1`);

/** Whether an order was placed for a business or privately. */
export const buyerKindOf = async (db: Db, orderId: string): Promise<BuyerKind> =>
  (await kinds(db, [orderId]))[0]?.kind ?? 'business';
