import { statement } from '../../platform/db/statement.ts';
import type { BuyerKind } from './returns.domain.ts';
import type { Db } from './returns.repository.ts';

/** What was bought privately has nobody to bill but its buyer. */
const kinds = statement<{ readonly kind: BuyerKind }>(`
  select case when bill_to is null then 'private' else 'business' end as kind from orders where id = $1`);

/** As which kind of buyer an order was placed. */
export const buyerKindOf = async (db: Db, orderId: string): Promise<BuyerKind> =>
  (await kinds(db, [orderId]))[0]?.kind ?? 'business';
