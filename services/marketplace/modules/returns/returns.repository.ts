import { isCharged } from '../payments/charged-orders.sql.ts';
import { findMailedColleagues } from '../../platform/notifications/mailed-colleagues.ts';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { ReturnFileTable, ReturnHistoryTable, ReturnTable } from '../../platform/db/return-tables.ts';
import type { ChangeProposal, SubOrderStatus } from '../../platform/db/order-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import { listedOpenReturns } from './open-returns.sql.ts';
import type { DeliveredLine, LineWanted, ReturnStatus } from './returns.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A sub-order as it was accepted; amounts in minor units. */
export interface AcceptedSubOrder {
  readonly id: string;
  readonly orderId: string;
  readonly buyerId: string;
  readonly supplierId: string;
  readonly status: SubOrderStatus;
  readonly currency: string;
  readonly deliveredAt: Date | null;
  /** Whether its payment was captured. */
  readonly isCharged: boolean;
  readonly deliveryMinor: number;
  /** The amount paid for it. */
  readonly paidMinor: number;
  /** Once accepted, it records what was agreed. */
  readonly proposal: ChangeProposal | null;
  /** At the prices of the order. */
  readonly lines: readonly DeliveredLine[];
}

/** A sub-order with its lines; locked against other requests if `isHeld`. */
export async function findAccepted(
  db: Db,
  subOrderId: string,
  isHeld: boolean,
): Promise<AcceptedSubOrder | null> {
  const row = await db
    .selectFrom('subOrders as s')
    .innerJoin('orders as o', 'o.id', 's.orderId')
    .select(['s.id', 's.orderId', 'o.buyerId', 's.supplierId', 's.status', 's.currency'])
    .select(['s.deliveredAt', 's.acceptedDeliveryMinor', 's.acceptedTotalMinor', 's.proposal'])
    .select(isCharged.as('isCharged'))
    .where('s.id', '=', subOrderId)
    .$if(isHeld, (query) => query.forNoKeyUpdate(['o', 's']))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { acceptedDeliveryMinor, acceptedTotalMinor, ...subOrder } = row;
  const lines = await db
    .selectFrom('subOrderLines as l')
    .select(['l.id', 'l.name', 'l.unitPriceMinor', 'l.taxBps', 'l.acceptedQuantity', 'l.quantityInReturns'])
    .select(
      sql<number>`(
        select coalesce(sum(b.quantity), 0)::integer from return_lines b join returns r on r.id = b.return_id
        where b.line_id = l.id and r.goods_come_back
          and (r.status = 'refunded' or r.status in (${sql.raw(listedOpenReturns)}))
      )`.as('quantityBack'),
    )
    .where('l.subOrderId', '=', subOrderId)
    .orderBy('l.position')
    .execute();
  return {
    ...subOrder,
    deliveryMinor: acceptedDeliveryMinor ?? 0,
    paidMinor: acceptedTotalMinor ?? 0,
    lines: lines.map((line) => ({ ...line, acceptedQuantity: line.acceptedQuantity ?? 0 })),
  };
}

/**
 * The address for the goods of an accepted return, without the country: the supplier's; null if nothing is sent back or
 * no address is known.
 */
const sendBackTo = sql<string | null>`
  case when r.status in ('accepted', 'sent_back') and r.goods_come_back and v.street is not null then
    concat_ws(', ', coalesce(v.trading_name, v.legal_name), v.street, nullif(concat_ws(' ', v.postal_code, v.city), ''))
  end`;

const returns = (db: Db) =>
  db
    .selectFrom('returns as r')
    .innerJoin('subOrders as s', 's.id', 'r.subOrderId')
    .innerJoin('orders as o', 'o.id', 's.orderId')
    .innerJoin('vendors as v', 'v.id', 's.supplierId')
    .leftJoin('refunds as f', 'f.id', 'r.refundId')
    .select(['r.id', 'r.subOrderId', 'r.kind', 'r.status', 'r.reason', 'r.note', 'r.wanted', 'r.currency'])
    .select([
      'r.mostMinor',
      'r.goodsMinor',
      'r.goodsNetMinor',
      'r.requestedMinor',
      'r.agreedMinor',
      'r.goodsComeBack',
      'r.instructions',
    ])
    .select(['r.tracking', 'r.answerBy', 'r.requestKey', 'r.bodySha256', 'r.version', 'r.createdAt'])
    .select(['f.amountMinor as refundedMinor', 'f.status as refundStatus'])
    .select(['o.id as orderId', 'o.number as orderNumber', 'o.buyerId', 's.supplierId', 's.deliveredAt'])
    .select('s.status as subOrderStatus')
    .select(
      sql<boolean>`exists (
        select from return_history h where h.return_id = r.id and h.command in ('send_back', 'receive')
      )`.as('wereSentBack'),
    )
    .select(
      sql<string | null>`(
        select h.note from return_history h where h.return_id = r.id and h.command = 'decide' order by h.at desc limit 1
      )`.as('decisionNote'),
    )
    .select(({ fn, val }) => fn.coalesce('s.acceptedTotalMinor', val(0)).as('paidMinor'))
    .select([sendBackTo.as('sendBackAddress'), 'v.country as supplierCountry'])
    .select(
      sql<number>`(select count(*) from sub_orders other where other.order_id = s.order_id and other.id <= s.id)`.as(
        'position',
      ),
    );

/** A return with its buyer and supplier; amounts in minor units. */
export type StoredReturn = Awaited<ReturnType<ReturnType<typeof returns>['executeTakeFirstOrThrow']>>;

export const findReturn = async (db: Db, id: string): Promise<StoredReturn | null> =>
  (await returns(db).where('r.id', '=', id).executeTakeFirst()) ?? null;

/** Locked until the transaction ends: of two simultaneous answers the later sees the effects of the earlier. */
export const lockReturn = async (trx: Trx, id: string): Promise<StoredReturn | null> => {
  await trx.selectFrom('returns').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findReturn(trx, id);
};

export const findReturnByKey = async (
  db: Db,
  subOrderId: string,
  requestKey: string,
): Promise<StoredReturn | null> =>
  (await returns(db)
    .where('r.subOrderId', '=', subOrderId)
    .where('r.requestKey', '=', requestKey)
    .executeTakeFirst()) ?? null;

/** The returns of a sub-order, latest first. */
export const findReturnsOf = (db: Db, subOrderId: string): Promise<readonly StoredReturn[]> =>
  returns(db)
    .where('r.subOrderId', '=', subOrderId)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .execute();

export async function insertReturn(
  trx: Trx,
  given: Insertable<ReturnTable>,
  lines: readonly LineWanted[],
): Promise<void> {
  await trx.insertInto('returns').values(given).execute();
  await trx
    .insertInto('returnLines')
    .values(lines.map(({ lineId, quantity }) => ({ returnId: given.id, lineId, quantity })))
    .execute();
  await countLines(trx, given.id, 1);
}

/**
 * Adds a return's lines to the returned quantities, or subtracts them; a check constraint refuses more than was
 * delivered.
 */
async function countLines(trx: Trx, returnId: string, sign: 1 | -1): Promise<void> {
  await sql`
    update sub_order_lines l set quantity_in_returns = l.quantity_in_returns + ${sign}::integer * r.quantity
    from return_lines r where r.return_id = ${returnId} and r.line_id = l.id`.execute(trx);
}

/** Whether all accepted goods of a sub-order are in returns: sent back, kept for less, or rejected. */
export async function isAllInReturns(trx: Trx, subOrderId: string): Promise<boolean> {
  const left = await trx
    .selectFrom('subOrderLines')
    .select('id')
    .where('subOrderId', '=', subOrderId)
    .whereRef('acceptedQuantity', '>', 'quantityInReturns')
    .executeTakeFirst();
  return left === undefined;
}

/** Makes the lines of a withdrawn return returnable again. */
export const releaseLines = (trx: Trx, returnId: string): Promise<void> => countLines(trx, returnId, -1);

/** What a command changes; missing fields stay as they are. */
export interface ReturnChange {
  readonly status: ReturnStatus;
  readonly answerBy?: Date | null;
  readonly agreedMinor?: number;
  readonly goodsComeBack?: boolean;
  readonly instructions?: string;
  readonly tracking?: string;
  readonly refundId?: string;
}

/** Increments the version. */
export async function saveReturn(trx: Trx, id: string, change: ReturnChange, now: Date): Promise<void> {
  await trx
    .updateTable('returns')
    .set({ ...change, updatedAt: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertReturnStep(trx: Trx, step: Insertable<ReturnHistoryTable>): Promise<void> {
  await trx.insertInto('returnHistory').values(step).execute();
}

export async function insertReturnFile(trx: Trx, file: Insertable<ReturnFileTable>): Promise<void> {
  await trx.insertInto('returnFiles').values(file).execute();
}

export const findReturnFiles = (db: Db, returnIds: readonly string[]) =>
  returnIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('returnFiles')
        .selectAll()
        .where('returnId', 'in', returnIds)
        .orderBy('addedAt')
        .orderBy('fileId')
        .execute();

export const findReturnLines = (db: Db, returnIds: readonly string[]) =>
  returnIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('returnLines as r')
        .innerJoin('subOrderLines as l', 'l.id', 'r.lineId')
        .select(['r.returnId', 'r.lineId', 'r.quantity', 'l.name', 'l.quantity as orderedQuantity'])
        .select('l.returnedQuantity')
        .where('r.returnId', 'in', returnIds)
        .orderBy('l.position')
        .execute();

/** The history with its messages, oldest first. */
export const findReturnHistory = (db: Db, returnIds: readonly string[]) =>
  returnIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('returnHistory')
        .select(['returnId', 'command', 'toStatus', 'actorId', 'actorRole', 'note', 'at'])
        .where('returnId', 'in', returnIds)
        .orderBy('at')
        .orderBy('id')
        .execute();

/** A recipient of mail. */
export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly timeZone: string;
}

/** The two sides and their recipients of mail, who are none once the accounts are closed. */
export async function findSides(
  db: Db,
  { buyerId, supplierId }: Pick<StoredReturn, 'buyerId' | 'supplierId'>,
) {
  const buyer = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName', 'lastName', 'timeZone', 'closedAt'])
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const supplier = await db
    .selectFrom('vendors as v')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .select(
      sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', u.first_name, u.last_name))`.as(
        'name',
      ),
    )
    .where('v.id', '=', supplierId)
    .executeTakeFirstOrThrow();
  const colleagues = await findMailedColleagues(db, [supplierId]);
  const mailedBuyers: readonly Addressee[] = buyer.closedAt === null ? [buyer] : [];
  const mailedColleagues: readonly Addressee[] = colleagues.get(supplierId) ?? [];
  return {
    buyer: { name: `${buyer.firstName} ${buyer.lastName}`, addressees: mailedBuyers },
    supplier: { name: supplier.name, addressees: mailedColleagues },
  };
}
