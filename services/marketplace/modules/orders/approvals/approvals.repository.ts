import { sql, type RawBuilder } from 'kysely';
import type { ApprovalStatus } from '../../../platform/db/approval-tables.ts';
import { deliveryColumns, deliveryDetailsOf } from '../../../platform/db/delivery-details.ts';
import type { ListPosition } from '../../../platform/list-page.ts';
import type { CartLine } from '../checkout/checkout.domain.ts';
import {
  wantedStatement,
  type WantedGoods,
  type OrderPlace,
  type refillOfOrder,
} from '../checkout/checkout.repository.ts';
import type { OrderStatus } from '../orders.domain.ts';
import type { Addressee } from '../mailed-order.repository.ts';
import type { Db, Trx } from '../trade.repository.ts';

/** A request as listed; amounts in minor units. */
export interface ListedApproval {
  readonly id: string;
  readonly key: number;
  readonly number: number;
  readonly status: ApprovalStatus;
  readonly requesterId: string;
  readonly requesterName: string;
  readonly approverName: string | null;
  readonly yachtName: string;
  readonly note: string | null;
  readonly currency: string;
  /** The requested total; once there is an order, the ordered one. */
  readonly totalMinor: number;
  readonly items: number;
  readonly firstItem: string;
  readonly firstQuantity: number;
  readonly lines: number;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly orderStatus: OrderStatus | null;
  readonly orderBuyerId: string | null;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  /** Whether the reader is its yacht's owner or an approver. */
  readonly mayApprove: boolean;
}

interface ApprovalSearch {
  readonly readerId: string;
  readonly status: ApprovalStatus | null;
  /** LIKE patterns; each must match at least one field. */
  readonly patterns: readonly string[];
}

const nameOf = (user: string) =>
  sql<string>`${sql.ref(`${user}.first_name`)} || ' ' || ${sql.ref(`${user}.last_name`)}`;

const approves = (readerId: string) =>
  sql<boolean>`exists (select from yacht_crew w where w.yacht_id = a.yacht_id and w.user_id = ${readerId} and w.role in ('owner', 'approver'))`;

const yachtsApprovedFor = (readerId: string) =>
  sql`array(select w.yacht_id from yacht_crew w where w.user_id = ${readerId} and w.role in ('owner', 'approver'))`;

const has = (pattern: string) => sql`(('A-' || a.number) ilike ${pattern} or y.name ilike ${pattern}
  or ${nameOf('r')} ilike ${pattern}
  or exists (select from approval_lines l join inventory_items i on i.id = l.inventory_id
    where l.approval_id = a.id and concat_ws(' ', i.name, i.variant, i.sku) ilike ${pattern}))`;

const conditions = ({ readerId, status, patterns }: ApprovalSearch): RawBuilder<unknown> =>
  sql.join(
    [
      // Not `approves`, for which everybody's requests would be read.
      sql`(a.requester_id = ${readerId} or a.yacht_id = any (${yachtsApprovedFor(readerId)}))`,
      ...(status === null ? [] : [sql`a.status = ${status}`]),
      ...patterns.map(has),
    ],
    sql` and `,
  );

async function listed(
  db: Db,
  readerId: string,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<readonly ListedApproval[]> {
  const { rows } = await sql<Omit<ListedApproval, 'key'>>`
    with page as (
      select a.* from approvals a join yachts y on y.id = a.yacht_id join users r on r.id = a.requester_id
      where ${where}
      order by a.created_at desc, a.id desc
      limit ${limit}
    )
    select a.id, a.number, a.status, a.requester_id as "requesterId", ${nameOf('r')} as "requesterName",
      ${nameOf('v')} as "approverName", y.name as "yachtName", a.note, a.currency,
      coalesce(o.total_minor, a.asked_minor) as "totalMinor", l.items, l.first_item as "firstItem",
      l.first_quantity as "firstQuantity", l.lines, o.id as "orderId", o.number as "orderNumber", o.status as "orderStatus",
      o.buyer_id as "orderBuyerId", a.created_at as "askedAt", a.expires_at as "expiresAt",
      ${approves(readerId)} as "mayApprove"
    from page a
    join yachts y on y.id = a.yacht_id
    join users r on r.id = a.requester_id
    left join users v on v.id = a.approver_id
    left join orders o on o.id = a.order_id
    cross join lateral (
      select sum(l.quantity)::integer as items, count(*)::integer as lines,
        (array_agg(i.name order by l.position))[1] as first_item, (array_agg(l.quantity order by l.position))[1] as first_quantity
      from approval_lines l join inventory_items i on i.id = l.inventory_id where l.approval_id = a.id
    ) l
    order by a.created_at desc, a.id desc`.execute(db);
  return rows.map((row) => ({ ...row, key: row.askedAt.getTime() }));
}

/** One page, latest first. */
export const findApprovals = (
  db: Db,
  search: ApprovalSearch,
  { place, limit }: { readonly place: ListPosition | null; readonly limit: number },
): Promise<readonly ListedApproval[]> => {
  const behind =
    place === null
      ? sql`true`
      : sql`(a.created_at, a.id) < (${new Date(place.key)}::timestamptz, ${place.id}::uuid)`;
  return listed(db, search.readerId, sql`${conditions(search)} and ${behind}`, limit);
};

export async function countApprovals(db: Db, search: ApprovalSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from approvals a join yachts y on y.id = a.yacht_id join users r on r.id = a.requester_id
    where ${conditions(search)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Null if the reader may not see it. */
export async function findApproval(db: Db, readerId: string, id: string): Promise<ListedApproval | null> {
  const own = conditions({ readerId, status: null, patterns: [] });
  const [row] = await listed(db, readerId, sql`a.id = ${id} and ${own}`, 1);
  return row ?? null;
}

/** A request, locked until the transaction ends, with its destination. */
export async function lockApproval(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('approvals as a')
    .innerJoin('yachts as y', 'y.id', 'a.yachtId')
    .innerJoin('users as r', 'r.id', 'a.requesterId')
    .leftJoin('ports as p', 'p.slug', 'a.port')
    .select(['a.id', 'a.number', 'a.version', 'a.status', 'a.requesterId', 'a.fromCart', 'a.expiresAt'])
    .select(['y.name as yachtName', 'p.timeZone', 'p.country as portCountry'])
    .select(nameOf('r').as('requesterName'))
    .select(deliveryColumns.map((column) => `a.${column}` as const))
    .where('a.id', '=', id)
    .forNoKeyUpdate('a')
    .executeTakeFirst();
  return row ?? null;
}

export type LockedApproval = NonNullable<Awaited<ReturnType<typeof lockApproval>>>;

/** The id of the request that became this order. */
export const approvalOfOrder = async (trx: Trx, orderId: string): Promise<string | null> =>
  (await trx.selectFrom('approvals').select('id').where('orderId', '=', orderId).executeTakeFirst())?.id ??
  null;

/** Whether a paid order comes from this user's request. */
export const wasAskedForBy = async (db: Db, orderId: string, requesterId: string): Promise<boolean> =>
  (await db
    .selectFrom('approvals')
    .select('id')
    .where('orderId', '=', orderId)
    .where('requesterId', '=', requesterId)
    .where('status', '=', 'ordered')
    .executeTakeFirst()) !== undefined;

/** The paid orders that others bought on this user's request. */
export const findOrdersAskedFor = async (db: Db, requesterId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('approvals')
    .select('orderId')
    .where('requesterId', '=', requesterId)
    .where('status', '=', 'ordered')
    .where('orderId', 'is not', null)
    .$narrowType<{ orderId: string }>()
    .execute();
  return rows.map(({ orderId }) => orderId);
};

/** An earlier request of this user with the same idempotency key. */
export const findRequestByKey = async (
  trx: Trx,
  requesterId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodySha256: string } | null> =>
  (await trx
    .selectFrom('approvals')
    .select(['id', 'bodySha256'])
    .where('requesterId', '=', requesterId)
    .where('requestKey', '=', key)
    .executeTakeFirst()) ?? null;

interface NewApproval {
  readonly id: string;
  readonly requesterId: string;
  readonly yachtId: string;
  readonly place: OrderPlace;
  readonly lines: readonly CartLine[];
  readonly currency: string;
  readonly askedMinor: number;
  readonly fromCart: boolean;
  readonly requestKey: string;
  readonly bodySha256: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Stores the lines of a locked cart, with the buyer's choices for each supplier. */
export async function insertApproval(trx: Trx, asked: NewApproval): Promise<void> {
  const { id, requesterId, lines, now } = asked;
  await trx
    .insertInto('approvals')
    .values({
      ...deliveryDetailsOf(asked.place),
      id,
      status: 'asked',
      requesterId,
      yachtId: asked.yachtId,
      currency: asked.currency,
      askedMinor: asked.askedMinor,
      fromCart: asked.fromCart,
      requestKey: asked.requestKey,
      bodySha256: asked.bodySha256,
      createdAt: now,
      updatedAt: now,
      expiresAt: asked.expiresAt,
    })
    .execute();
  await trx
    .insertInto('approvalLines')
    .values(
      lines.map(({ inventoryId, productId, quantity, unitPriceMinor }, position) => ({
        approvalId: id,
        inventoryId,
        productId,
        position,
        quantity,
        askedPriceMinor: unitPriceMinor,
      })),
    )
    .execute();
  await sql`
    insert into approval_deliveries (approval_id, supplier_id, delivery_method_id, port, address)
    select ${id}, supplier_id, delivery_method_id, port, address from cart_deliveries
    where user_id = ${requesterId} and supplier_id = any (${lines.map(({ supplierId }) => supplierId)}::uuid[])`.execute(
    trx,
  );
}

interface ApprovalChange {
  readonly status: ApprovalStatus;
  readonly approverId?: string | null;
  readonly note?: string | null;
  readonly orderId?: string | null;
}

export async function saveApproval(trx: Trx, id: string, change: ApprovalChange, at: Date): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ ...change, updatedAt: at })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const lockOfApproval = wantedStatement({
  lines: `select inventory_id, quantity, now() + position * interval '1 microsecond' as added_at
    from approval_lines where approval_id = $1`,
  // Without methods that were deleted: the agreed total includes the methods that replace them.
  choices: `select d.supplier_id, m.id as delivery_method_id, d.port, d.address
    from approval_deliveries d left join delivery_methods m on m.id = d.delivery_method_id and m.archived_at is null
    where d.approval_id = $1`,
});

/** The requested lines with the suppliers' current items, locked. */
export const lockApprovalGoods = (trx: Trx, id: string): Promise<WantedGoods> => lockOfApproval(trx, [id]);

/** The lines of a request, to be put back into the cart. */
export const refillOfApproval = (id: string): ReturnType<typeof refillOfOrder> => ({
  lines: sql`select inventory_id, product_id, quantity, asked_price_minor as price_minor, position as place
    from approval_lines where approval_id = ${id}`,
  elsewhere: sql`select supplier_id, port, address from approval_deliveries where approval_id = ${id} and port is not null`,
  said: sql`select po_number, note_to_supplier, latest_useful_on, arrives_from, arrives_until
    from approvals where id = ${id}`,
});

const addressees = (trx: Trx) =>
  trx
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.email', 'u.firstName', 'u.timeZone'])
    .where('u.closedAt', 'is', null);

/** The users who can approve requests for a yacht. */
export const findApprovers = (trx: Trx, yachtId: string): Promise<readonly Addressee[]> =>
  addressees(trx)
    .where('u.id', 'in', (from) =>
      from
        .selectFrom('yachtCrew')
        .select('userId')
        .where('yachtId', '=', yachtId)
        .where('role', 'in', ['owner', 'approver']),
    )
    .execute();

/** Null if the account is closed. */
export const findAddressee = async (trx: Trx, userId: string): Promise<Addressee | null> =>
  (await addressees(trx).where('u.id', '=', userId).executeTakeFirst()) ?? null;

/** The user's open requests. */
export const findOpenRequests = async (trx: Trx, requesterId: string): Promise<readonly string[]> =>
  (
    await trx
      .selectFrom('approvals')
      .select('id')
      .where('requesterId', '=', requesterId)
      .where('status', '=', 'asked')
      .execute()
  ).map(({ id }) => id);
