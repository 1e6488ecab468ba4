import { statement } from '../../platform/db/statement.ts';
import type { BuyerKind } from './returns.domain.ts';
import type { Db } from './returns.repository.ts';

/** An order from before buyers were asked counts as a business's: a right that is promised by mistake costs a supplier money. */
const kinds = statement<{ readonly kind: BuyerKind }>(`
  select case bill_to ->> 'status' when 'private' then 'private' else 'business' end as kind from orders where id = $1`);

/** As which kind of buyer an order was placed. */
export const buyerKindOf = async (db: Db, orderId: string): Promise<BuyerKind> =>
  (await kinds(db, [orderId]))[0]?.kind ?? 'business';
