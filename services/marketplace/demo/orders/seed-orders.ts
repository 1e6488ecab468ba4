import type { Insertable, Kysely, Transaction } from 'kysely';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { canReach, daysOf } from '../../../../src/lib/delivery-reach.ts';
import { expectedDay } from '../../../../src/lib/expected-day.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { commissionMinor, lineNetMinor, lineTaxMinor, sumsOf } from '../../../../src/lib/trade-sums.ts';
import { subOrderNumberOf } from '../../modules/ledger/index.ts';
import {
  lockOrder,
  orderStatusOf,
  sendSubOrderMessages,
  takeStock,
  type OrderParts,
  type Orders,
} from '../../modules/orders/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashToken, type Ids } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { demoYachts } from '../bookings/yachts.ts';
import { pick } from '../chances.ts';
import { inHours, onDayAfter } from '../instants.ts';
import { insertMoney, moneyHistory } from '../money.repository.ts';
import { moneyOf } from '../money.ts';
import { findOwners } from '../stock.repository.ts';
import { dateMessages } from '../message-dates.repository.ts';
import { courseOf, type Course } from './course.ts';
import {
  findCrew,
  findDeliveryMethods,
  findItems,
  insertOrder,
  isOrdered,
  type Crew,
  type Item,
  type Method,
} from './orders.repository.ts';
import { planOrders, type PlannedOrder } from './plan.ts';
import { noteFor, said } from './words.ts';

type Trx = Transaction<Database>;

interface OrderSeedParts extends Pick<OrderParts, 'queueMail' | 'publicUrl'> {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** For vendors without their own rate. */
  readonly commissionBps: number;
  /** Notifies the suppliers of orders that await an answer. */
  readonly orders: Pick<Orders, 'purchase'>;
}

const demoCrew = 'crew@example.com';
const adminEmail = 'admin@example.com';
/** The demo supplier first, as in the plan. */
const supplierEmails = [
  'supplier@example.com',
  'ximena.hoekstra@market.example.com',
  'zora.jansen@market.example.com',
  'amelie.kostas@market.example.com',
  'bruno.lombardi@market.example.com',
] as const;

/**
 * Fills a demo market without orders with a year of them: rows as the modules would have written them, in one
 * transaction, and the mails and links of those that await an answer. Returns how many were created. Needs the yachts
 * of `seedBookings`.
 */
export const seedOrders = (parts: OrderSeedParts): Promise<number> =>
  inTransaction(parts.db, async (trx) => {
    if (await isOrdered(trx)) return 0;
    const crew = await findCrew(trx, demoCrew);
    const [admin] = await findOwners(trx, [adminEmail]);
    if (admin === undefined || crew[0]?.email !== demoCrew || crew.length < 2) return 0;
    const items = await findItems(trx, supplierEmails);
    const methods = await findDeliveryMethods(trx);
    let made = 0;
    for (const planned of planOrders({ buyers: crew.length })) {
      const buyer = crew[planned.buyer];
      const own = items.filter(({ email }) => email === supplierEmails[planned.supplier]);
      const [first] = own;
      const method = first && buyer && deliveryOf(planned, methods, { ...first, port: buyer.port });
      if (!method) continue;
      await makeOrder(parts, trx, {
        planned,
        buyer,
        method,
        adminId: admin.userId,
        lines: linesOf(planned, own),
      });
      made += 1;
    }
    return made;
  });

/** A method that reaches the yacht's port, by collection or delivery as the outcome requires. */
function deliveryOf(
  { outcome, chance }: PlannedOrder,
  methods: readonly Method[],
  { supplierId, port }: Pick<Item, 'supplierId'> & Pick<Crew, 'port'>,
): Method | undefined {
  const mayCollect = outcome === 'ready_for_collection' || outcome === 'completed';
  const fitting = methods.filter(
    (method) =>
      method.supplierId === supplierId &&
      canReach(method, port) &&
      (method.kind === 'collection' ? mayCollect : outcome !== 'ready_for_collection'),
  );
  return pick(fitting, chance[2]);
}

/** One to four items, one to three of each. */
function linesOf({ chance: [amount, first] }: PlannedOrder, own: readonly Item[]) {
  const count = Math.min(own.length, 1 + Math.floor(4 * amount));
  const from = Math.floor(first * own.length);
  return Array.from({ length: count }, (_, at) => {
    // Distributed over a list sorted by name, so that not all are of one kind.
    const item = own[(from + 5 * at) % own.length];
    invariant(item !== undefined, 'the supplier sells something');
    return { item, quantity: 1 + Math.floor(3 * ((amount * 7 + at * first) % 1)) };
  }).filter(({ item }, at, all) => all.findIndex((one) => one.item.id === item.id) === at);
}

interface Making {
  readonly planned: PlannedOrder;
  readonly buyer: Crew;
  readonly method: Method;
  /** The admin who made partial refunds. */
  readonly adminId: string;
  readonly lines: readonly { readonly item: Item; readonly quantity: number }[];
}

const isOpen = ({ status }: Course): boolean =>
  ['pending_confirmation', 'change_proposed', 'confirmed', 'preparing', 'dispatched'].includes(status) ||
  ['ready_for_collection', 'delivered'].includes(status);

async function makeOrder(parts: OrderSeedParts, trx: Trx, making: Making): Promise<void> {
  const { planned, buyer, method, lines } = making;
  const { ids, clock, orders } = parts;
  const [first] = lines;
  invariant(first !== undefined, 'an order has a line');
  const checkedOutAt = inHours(clock.now(), -24 * planned.daysAgo);
  const course = courseOf({
    outcome: planned.outcome,
    checkedOutAt,
    isCollected: method.kind === 'collection',
    chance: planned.chance[3],
  });
  const [orderId, subOrderId] = [ids.newId(), ids.newId()];
  const sold = lines.map(({ item, quantity }) => ({
    item,
    quantity,
    unitPriceMinor: item.priceMinor,
    taxBps: item.taxBps ?? 0,
  }));
  const sums = sumsOf(sold, method.costMinor);
  const commissionBps = first.item.commissionBps ?? parts.commissionBps;
  const commission = commissionMinor(sums.subtotalMinor, commissionBps);
  const { currency, supplierId } = first.item;
  const isRequested = planned.outcome === 'requested';
  const lastAt = course.steps.at(-1)?.at ?? course.paidAt;
  const share = acceptedShare(course);
  const lineRows = sold.map(({ item, quantity, ...line }, position) => ({
    ...line,
    id: ids.newId(),
    subOrderId,
    position,
    inventoryId: item.id,
    productId: item.productId,
    name: item.name,
    variant: item.variant,
    sku: item.sku,
    unit: item.unit,
    taxCategory: null,
    taxReason: null,
    quantity,
    netMinor: lineNetMinor({ ...line, quantity }),
    taxMinor: lineTaxMinor(lineNetMinor({ ...line, quantity }), line.taxBps),
    acceptedQuantity: share === null ? null : share * quantity,
    countsStock: item.stock !== null,
  }));
  const number = await insertOrder(
    trx,
    {
      id: orderId,
      buyerId: buyer.id,
      // A requested order is placed by the module, which sends the mails and plans the timers.
      status: isRequested ? 'pending_payment' : orderStatusOf([course.status]),
      currency,
      ...sums,
      ...placeOf(making, checkedOutAt),
      yachtName: buyer.yachtName,
      vatCheckId: null,
      checkoutKey: ids.newId(),
      bodySha256: hashToken(orderId).toString('hex'),
      expiresAt: inHours(checkedOutAt, businessTerms.payMinutes / 60),
      placedAt: isRequested ? null : course.paidAt,
      settledAt: course.money.capturedAt ?? course.money.voidedAt,
      createdAt: checkedOutAt,
      updatedAt: lastAt,
    },
    {
      id: subOrderId,
      orderId,
      supplierId,
      status: isRequested ? 'reserved' : course.status,
      currency,
      deliveryKind: method.kind,
      deliveryName: method.name,
      deliveryMethodId: method.id,
      deliveryPort: null,
      deliveryAddress: null,
      deliveryDaysFrom: method.daysFrom,
      deliveryDaysTo: method.daysTo,
      ...sums,
      ...acceptedOf(course, sums),
      commissionBps,
      commissionMinor: share === null ? null : share * commission,
      answerBy: isRequested ? null : answerByOf(course),
      decidedAt: course.decidedAt,
      note: course.status === 'declined' ? said.declined : null,
      proposal: course.status === 'change_proposed' ? proposalOf(lineRows, course) : null,
      readyOn: readyOnOf(course, method, clock.now()),
      tracking: null,
      trackingUrl: null,
      deliveredAt: course.deliveredAt,
      completedAt: course.completedAt,
      createdAt: checkedOutAt,
      updatedAt: lastAt,
    },
    lineRows,
  );
  if (isOpen(course))
    await takeStock(
      trx,
      lineRows.filter(({ countsStock }) => countsStock),
      checkedOutAt,
    );
  const sale = { purchaseId: orderId, saleId: subOrderId, paidSaleId: null };
  const { payment, transfer, refund, entries, steps } = moneyOf(
    {
      ...sale,
      number: subOrderNumberOf(number, 1),
      buyerId: buyer.id,
      vendorId: supplierId,
      currency,
      totalMinor: sums.totalMinor,
      subtotalMinor: sums.subtotalMinor,
      taxMinor: sums.taxMinor,
      commissionMinor: commission,
      askedAt: checkedOutAt,
    },
    course.money,
    { newId: ids.newId, adminId: making.adminId },
  );
  await insertMoney(trx, {
    payments: [payment],
    transfers: transfer ? [transfer] : [],
    refunds: refund ? [refund] : [],
    entries: entries.map((entry) => ({ ...entry, id: ids.newId() })),
    history: [
      ...historyOf(making, course, { orderId, subOrderId, checkedOutAt, newId: ids.newId }),
      ...moneyHistory(sale, steps, ids.newId),
    ],
  });
  if (isRequested) {
    await orders.purchase.paymentAuthorized(trx, { purchaseId: orderId, saleId: null }, course.paidAt);
    await dateMessages(trx, course.paidAt);
  }
  await notifyBuyer(parts, trx, { orderId, subOrderId, supplierOwner: first.item.ownerId }, course);
  await planTimer(trx, subOrderId, course);
}

/** The mail and notification of an order that awaits its buyer, as of the step that asks for it. */
async function notifyBuyer(
  parts: OrderSeedParts,
  trx: Trx,
  order: { readonly orderId: string; readonly subOrderId: string; readonly supplierOwner: string },
  { status, steps }: Course,
): Promise<void> {
  const [before, last] = steps.slice(-2);
  if ((status !== 'change_proposed' && status !== 'delivered') || before === undefined || last === undefined)
    return;
  const trade = await lockOrder(trx, order.orderId);
  const subOrder = trade?.subOrders.find(({ id }) => id === order.subOrderId);
  invariant(trade && subOrder, 'an order that was inserted is found');
  const { command, by, note, at } = last;
  await sendSubOrderMessages(
    parts,
    trx,
    {
      trade,
      subOrder: { ...subOrder, status: before.to },
      command,
      attribution: { by, actorId: order.supplierOwner, note, at },
      isBuyerMailed: true,
    },
    { change: { status } },
  );
  await dateMessages(trx, at);
}

/** As the market stores it: an order that ended without goods has an accepted total of zero. */
function acceptedOf(course: Course, sums: ReturnType<typeof sumsOf>) {
  const share = acceptedShare(course);
  if (share === null) return {};
  return {
    acceptedSubtotalMinor: share * sums.subtotalMinor,
    acceptedTaxMinor: share * sums.taxMinor,
    acceptedDeliveryMinor: share * sums.deliveryMinor,
    acceptedTotalMinor: share * sums.totalMinor,
  };
}

/** Everything, or nothing; null while that is undecided. */
function acceptedShare(course: Course): 0 | 1 | null {
  if (course.isAccepted) return 1;
  return isOpen(course) ? null : 0;
}

/** The expected date that its supplier confirmed; for orders under way, tomorrow at the earliest. */
function readyOnOf({ decidedAt, isAccepted, deliveredAt }: Course, method: Method, now: Date): string | null {
  if (!isAccepted || decidedAt === null) return null;
  const delivery = { deliveryKind: method.kind, deliveryDays: daysOf(method.daysFrom, method.daysTo) };
  const expected = expectedDay(delivery, decidedAt);
  const tomorrow = inHours(now, 24).toISOString().slice(0, 10);
  return deliveredAt === null && expected < tomorrow ? tomorrow : expected;
}

/** At the yacht's berth, within the week. */
const placeOf = ({ planned, buyer }: Making, checkedOutAt: Date) => ({
  yachtId: buyer.yachtId,
  port: buyer.port,
  berth: buyer.berth,
  contact: demoYachts.find(({ name }) => name === buyer.yachtName)?.contact ?? null,
  arrivesFrom: onDayAfter(checkedOutAt, 2, 12),
  arrivesUntil: onDayAfter(checkedOutAt, 5, 8),
  latestUsefulOn: inHours(checkedOutAt, 168).toISOString().slice(0, 10),
  noteToSupplier: noteFor(planned.chance[3]),
  ifIncomplete: null,
  billTo: null,
  poNumber: null,
  costCentre: null,
});

/** The deadline of the supplier's answer, or of the buyer's to a proposal. */
const answerByOf = ({ status, answerBy, steps }: Course): Date => {
  const last = steps.at(-1);
  return status === 'change_proposed' && last ? inHours(last.at, businessTerms.changeHours) : answerBy;
};

/** One fewer of the first line, at the same price; a single one stays. */
const proposalOf = (
  lines: readonly { readonly id: string; readonly quantity: number; readonly unitPriceMinor: number }[],
  { answerBy }: Pick<Course, 'answerBy'>,
) =>
  JSON.stringify({
    message: said.proposed,
    readyOn: null,
    lines: lines.slice(0, 1).map(({ id: lineId, quantity, unitPriceMinor }) => ({
      lineId,
      quantity: Math.max(1, quantity - 1),
      unitPriceMinor,
      substitute: null,
    })),
    // If it is withdrawn, the order can be answered until then.
    askedUntil: answerBy.toISOString(),
  });

function historyOf(
  { buyer, lines, planned }: Making,
  course: Course,
  order: {
    readonly orderId: string;
    readonly subOrderId: string;
    readonly checkedOutAt: Date;
    readonly newId: () => string;
  },
): Insertable<Database['tradeHistory']>[] {
  const { orderId: purchaseId, newId } = order;
  const supplierOwner = lines[0]?.item.ownerId ?? null;
  const byBuyer = { actorId: buyer.id, actorRole: 'crew_member' as const, note: null };
  const checkedOut = {
    ...byBuyer,
    id: newId(),
    purchaseId,
    saleId: null,
    process: 'order' as const,
    command: 'check_out',
    fromStatus: 'cart',
    toStatus: 'pending_payment',
    at: order.checkedOutAt,
  };
  // The module writes the remaining steps.
  if (planned.outcome === 'requested') return [checkedOut];
  return [
    checkedOut,
    {
      ...checkedOut,
      id: newId(),
      command: 'pay',
      fromStatus: 'pending_payment',
      toStatus: 'placed',
      at: course.paidAt,
    },
    ...course.steps.map(({ command, to, by, at, note }, place) => ({
      id: newId(),
      purchaseId,
      saleId: order.subOrderId,
      process: 'sub_order' as const,
      command,
      fromStatus: course.steps[place - 1]?.to ?? 'reserved',
      toStatus: to,
      actorId: { crew_member: buyer.id, supplier: supplierOwner, system: null }[by],
      actorRole: by,
      note,
      at,
    })),
  ];
}

/** The timers of open orders, as the orders module plans them. */
async function planTimer(
  trx: Trx,
  subOrderId: string,
  { status, steps, deliveredAt }: Course,
): Promise<void> {
  const plan = (name: 'end_change' | 'complete_sub_order', runAt: Date) =>
    enqueue(trx, name, { subOrderId }, { runAt, jobKey: `${name}:${subOrderId}` });
  const last = steps.at(-1);
  if (status === 'change_proposed' && last)
    await plan('end_change', inHours(last.at, businessTerms.changeHours));
  if (status === 'delivered' && deliveredAt)
    await plan('complete_sub_order', inHours(deliveredAt, 24 * businessTerms.receiptDays));
}
