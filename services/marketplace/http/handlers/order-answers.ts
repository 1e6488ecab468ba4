import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { cardPictureUrl } from '../../modules/catalogue/index.ts';
import type { LedgerLine } from '../../modules/ledger/index.ts';
import type {
  LinkedSubOrder,
  ListedOrder,
  OpenReturn,
  OrderView,
  Place,
  SubOrderView,
  SupplierOrderView,
  SupplierRow,
  TimelineEntry,
} from '../../modules/orders/index.ts';
import { billToOf, vatCheckOf } from './bill-to-answer.ts';
import { vatAnswer } from './vat-answer.ts';
import { orderNumberOf, subOrderNumberOf } from '../../modules/ledger/index.ts';

type Schemas = components['schemas'];

const money = (amountMinor: number, currency: string): Schemas['Money'] => ({ amountMinor, currency });
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const deliveryPlaceOf = ({
  arrivesFrom,
  arrivesUntil,
  billTo,
  vatCheck,
  ...place
}: Place): Schemas['Place'] => ({
  ...place,
  billTo: billToOf(billTo),
  vatCheck: vatCheckOf(vatCheck),
  arrivesFrom: instant(arrivesFrom),
  arrivesUntil: instant(arrivesUntil),
});

const entryOf = ({ at, ...entry }: TimelineEntry): Schemas['TimelineEntry'] => ({
  ...entry,
  at: at.toISOString(),
});

export const ledgerLineOf = ({
  at,
  purchaseId,
  purchaseNumber,
  saleId,
  saleNumber,
  cash,
  commission,
  vendorDue,
  ...line
}: LedgerLine) =>
  ({
    ...line,
    at: at.toISOString(),
    orderId: purchaseId,
    orderNumber: purchaseNumber,
    subOrderId: saleId,
    subOrderNumber: saleNumber,
    cash: { ...cash },
    commission: commission && { ...commission },
    vendorDue: vendorDue && { ...vendorDue },
  }) satisfies Schemas['LedgerLine'];

/** A substitute that is only described has no page and no picture: its item is still the one that was ordered. */
const isListed = ({ insteadOf, inventoryId }: SubOrderView['lines'][number]): boolean =>
  insteadOf?.inventoryId !== inventoryId;

const lineOf = (line: SubOrderView['lines'][number], currency: string): Schemas['OrderLine'] => ({
  id: line.id,
  inventoryId: line.inventoryId,
  productId: line.productId,
  name: line.name,
  category: isListed(line) ? line.category : null,
  departments: [...line.departments],
  pictureUrl: isListed(line) ? cardPictureUrl(line.pictureFileId) : null,
  variant: line.variant,
  sku: line.sku,
  unit: line.unit,
  unitPrice: money(line.unitPriceMinor, currency),
  taxBasisPoints: line.taxBps,
  taxReason: line.taxReason,
  quantity: line.quantity,
  insteadOf: line.insteadOf,
  returned: line.returned,
  goingBack: line.goingBack,
  lineTotal: money(line.netMinor, currency),
  accepted: line.accepted && {
    quantity: line.accepted.quantity,
    unitPrice: money(line.accepted.unitPriceMinor, currency),
    lineTotal: money(line.accepted.netMinor, currency),
  },
});

const sumsOf = (sums: SubOrderView['due'], currency: string): Schemas['OrderSums'] => ({
  subtotal: money(sums.subtotalMinor, currency),
  tax: money(sums.taxMinor, currency),
  delivery: money(sums.deliveryMinor, currency),
  total: money(sums.totalMinor, currency),
});

const proposalOf = (
  { message, readyOn, lines, sums, commissionMinor, shareMinor }: NonNullable<SubOrderView['proposal']>,
  currency: string,
): Schemas['Proposal'] => ({
  message,
  readyOn,
  lines: lines.map(({ lineId, quantity, unitPriceMinor, substitute }) => ({
    lineId,
    quantity,
    substitute,
    unitPrice: money(unitPriceMinor, currency),
  })),
  total: money(sums.totalMinor, currency),
  sums: sumsOf(sums, currency),
  commission: commissionMinor === null ? null : money(commissionMinor, currency),
  share: shareMinor === null ? null : money(shareMinor, currency),
});

export const openReturnOf = ({ answerBy, ...open }: OpenReturn): Schemas['OpenReturn'] => ({
  ...open,
  answerBy: instant(answerBy),
});

export function subOrderOf(view: SubOrderView): Schemas['SubOrder'] {
  const { currency, supplier, proposal } = view;
  const perhaps = (amountMinor: number | null) =>
    amountMinor === null ? null : money(amountMinor, currency);
  return {
    id: view.id,
    orderId: view.orderId,
    number: view.number,
    status: view.status,
    supplier: {
      id: supplier.id,
      name: supplier.name,
      logoUrl: supplier.logoFileId === null ? null : `/api/media/${supplier.logoFileId}`,
    },
    lines: view.lines.map((line) => lineOf(line, currency)),
    deliveryKind: view.deliveryKind,
    deliveryName: view.deliveryName,
    deliveryDays: view.deliveryDays,
    elsewhere: view.elsewhere,
    collection: view.collection,
    ...sumsOf(view, currency),
    due: sumsOf(view.due, currency),
    vat: vatAnswer(view.vat, currency),
    commission: perhaps(view.commissionMinor),
    share: perhaps(view.shareMinor),
    refunded: money(view.refundedMinor, currency),
    afterRefunds: money(view.afterRefundsMinor, currency),
    vatAfterRefunds: view.vatAfterRefundsMinor === null ? null : money(view.vatAfterRefundsMinor, currency),
    refundable: perhaps(view.refundableMinor),
    openReturns: view.openReturns.map(openReturnOf),
    answerBy: instant(view.answerBy),
    note: view.note,
    readyOn: view.readyOn,
    latestReadyOn: view.latestReadyOn,
    tracking: view.tracking,
    trackingUrl: view.trackingUrl,
    proposal: proposal && proposalOf(proposal, currency),
    dispute: view.dispute && {
      stage: view.dispute.stage,
      answerBy: view.dispute.answerBy,
      offered: perhaps(view.dispute.offeredMinor),
      most: perhaps(view.offerableMinor),
      supplierNote: view.dispute.providerNote,
      buyerNote: view.dispute.buyerNote,
      lines: view.dispute.lines.map((line) => ({ ...line })),
      isUndelivered: view.dispute.isUndelivered,
    },
    files: view.files.map(({ addedAt, ...file }) => ({ ...file, addedAt: addedAt.toISOString() })),
    deliveredAt: instant(view.deliveredAt),
    chargedBy: instant(view.chargedBy),
    completesAt: instant(view.completesAt),
    actions: [...view.actions],
    version: view.version,
  };
}

export function orderOf(view: OrderView): Schemas['Order'] {
  const { currency } = view;
  return {
    id: view.id,
    number: view.number,
    status: view.status,
    ...(view.buyerId !== null && { buyerId: view.buyerId }),
    buyerName: view.buyerName,
    isYours: view.isYours,
    createdAt: view.createdAt.toISOString(),
    placedAt: instant(view.placedAt),
    expiresAt: instant(view.expiresAt),
    place: deliveryPlaceOf(view.place),
    ...sumsOf(view, currency),
    due: sumsOf(view.due, currency),
    vat: vatAnswer(view.vat, currency),
    paid: money(view.paidMinor, currency),
    refunded: money(view.refundedMinor, currency),
    afterRefunds: money(view.afterRefundsMinor, currency),
    vatAfterRefunds: view.vatAfterRefundsMinor === null ? null : money(view.vatAfterRefundsMinor, currency),
    payment: { ...view.payment },
    subOrders: view.subOrders.map(subOrderOf),
    timeline: view.timeline.map(entryOf),
    ledger: view.ledger.map(ledgerLineOf),
    actions: [...view.actions],
    version: view.version,
  };
}

/** `readerId` is the owner of the list; null for an admin's. */
export const orderRowOf = (row: ListedOrder, readerId: string | null): Schemas['OrderRow'] => ({
  id: row.id,
  number: orderNumberOf(row.number),
  status: row.status,
  isGivenUp: row.isGivenUp,
  buyerName: row.buyerName,
  isYours: row.buyerId === readerId,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.status === 'pending_payment' ? row.expiresAt.toISOString() : null,
  yachtName: row.yachtName,
  expectedOn: row.expectedOn,
  items: row.items,
  firstItem: row.firstItem,
  firstQuantity: row.firstQuantity,
  lines: row.lines,
  total: money(row.totalMinor, row.currency),
  due: money(row.dueMinor, row.currency),
  refunded: money(row.refundedMinor, row.currency),
  openReturns: row.openReturns.map(openReturnOf),
  suppliers: row.suppliers.map(({ name, status }) => ({ name, status })),
});

export const supplierOrderOf = (view: SupplierOrderView): Schemas['SupplierOrder'] => ({
  orderId: view.orderId,
  orderNumber: view.orderNumber,
  placedAt: instant(view.placedAt),
  buyerName: view.buyerName,
  place: deliveryPlaceOf(view.place),
  subOrder: subOrderOf(view.subOrder),
  timeline: view.timeline.map(entryOf),
  ledger: view.ledger.map(ledgerLineOf),
});

export const supplierRowOf = (row: SupplierRow): Schemas['SupplierOrderRow'] => ({
  id: row.id,
  number: subOrderNumberOf(row.orderNumber, row.position),
  status: row.status,
  placedAt: instant(row.placedAt),
  answerBy: instant(row.answerBy),
  returnAnswerBy: instant(row.returnAnswerBy),
  openReturns: row.openReturns.map(openReturnOf),
  buyerName: row.buyerName,
  yachtName: row.yachtName,
  port: row.port,
  latestUsefulOn: row.latestUsefulOn,
  readyOn: row.readyOn,
  total: money(row.totalMinor, row.currency),
  acceptedTotal: row.acceptedTotalMinor === null ? null : money(row.acceptedTotalMinor, row.currency),
  refunded: money(row.refundedMinor, row.currency),
  items: row.items,
  firstItem: row.firstItem,
  firstQuantity: row.firstQuantity,
  firstPicture: {
    category: row.firstCategory,
    departments: [...row.firstDepartments],
    pictureUrl: cardPictureUrl(row.firstPictureFileId),
  },
  lines: row.lines,
  actions: [...row.actions],
  version: row.version,
});

export const linkedOf = (view: LinkedSubOrder): Schemas['LinkedSubOrder'] => ({
  orderNumber: view.orderNumber,
  placedAt: instant(view.placedAt),
  buyerName: view.buyerName,
  place: deliveryPlaceOf(view.place),
  subOrder: subOrderOf(view.subOrder),
  expiresAt: view.expiresAt.toISOString(),
});
