import { addedUp, fender, ledgerLineOf, subOrderOf } from '../../../../api/testing/orders.ts';
import { euro, idOf } from '../../../../api/testing/values.ts';
import { vatOf } from '../../../../api/testing/vat.ts';
import type { LedgerLine, SubOrder, TimelineEntry } from '../../shared/index.ts';
import type { SupplierOrder, SupplierOrderRow, TabCounts } from '../supplier-order.types.ts';
import { accepting, place } from '../../shared/testing/example-parts.ts';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const longYacht = 'Serenissima Principessa di Castelfranco Veneto II';
const longBuyer = 'Maximiliane-Alexandra von und zu Hohenlohe-Langenburg';

const ordered = addedUp(43_500, 9135, 1500);

type Money = Pick<SubOrder, 'due' | 'vat' | 'afterRefunds' | 'vatAfterRefunds' | 'commission' | 'share'>;
const comingTo = (due: SubOrder['due'], commissionMinor: number): Money => ({
  due,
  vat: vatOf(due),
  afterRefunds: due.total,
  vatAfterRefunds: null,
  commission: euro(commissionMinor),
  share: euro(due.total.amountMinor - commissionMinor),
});

/** A sub-order of two lines that waits for its answer. */
export const subOrder: SubOrder = subOrderOf(ordered, {
  lines: [
    fender,
    {
      ...fender,
      id: idOf(12),
      inventoryId: idOf(22),
      productId: idOf(32),
      name: 'Mooring line 24 mm',
      variant: null,
      sku: 'ML-24',
      unit: 'm',
      unitPrice: euro(640),
      quantity: 40,
      lineTotal: euro(25_600),
    },
  ],
  ...comingTo(ordered, 4350),
  answerBy: hoursFromNow(31),
  actions: ['confirm', 'decline', 'propose_change'],
});

const happened = (
  at: string,
  process: TimelineEntry['process'],
  command: string,
  status: string,
  by: TimelineEntry['by'],
  note: string | null = null,
): TimelineEntry => ({
  at,
  subOrderId: idOf(1),
  supplierName: null,
  process,
  command,
  status,
  by,
  note,
  byName: by === 'buyer' ? 'Marina Soler' : null,
  amount: null,
  goods: null,
});

const placed: readonly TimelineEntry[] = [
  happened('2026-11-20T08:30:00.000Z', 'sub_order', 'authorize', 'pending_confirmation', 'buyer'),
];

/** The same sub-order as its supplier sees it. */
export const toAnswer: SupplierOrder = {
  orderId: '0193f2a1-7c1e-7b2a-9d4e-000000000002',
  orderNumber: 'Q-10001',
  placedAt: '2026-11-20T08:30:00.000Z',
  buyerName: 'Marina Soler',
  place,
  subOrder,
  timeline: [...placed],
  ledger: [],
};

const inState = (change: Partial<SubOrder>, more: readonly TimelineEntry[] = []): SupplierOrder => ({
  ...toAnswer,
  subOrder: { ...subOrder, answerBy: null, ...change },
  timeline: [...placed, ...more],
});

const accepted = subOrder.lines.map((line) => accepting(line, line.quantity));
const confirmed = happened('2026-11-20T10:02:00.000Z', 'sub_order', 'confirm', 'confirmed', 'you');

/** The same order in later states. */
export const laterOrders = {
  proposed: inState(
    {
      status: 'change_proposed',
      actions: [],
      answerBy: hoursFromNow(20),
      proposal: {
        message: 'Navy is out until January. Black ones are here today, a little cheaper.',
        readyOn: '2026-11-24',
        lines: [{ lineId: idOf(11), quantity: 2, unitPrice: euro(8500), substitute: 'Fender F4, black' }],
        total: euro(53_046),
        sums: {
          subtotal: euro(41_980),
          tax: euro(8816),
          delivery: euro(2250),
          total: euro(53_046),
        },
        commission: euro(4198),
        share: euro(48_848),
      },
    },
    [happened('2026-11-20T10:02:00.000Z', 'sub_order', 'propose_change', 'change_proposed', 'you')],
  ),
  confirmed: inState(
    {
      status: 'confirmed',
      lines: accepted,
      readyOn: '2026-11-24',
      actions: ['start_preparing', 'dispatch', 'mark_ready', 'cancel'],
    },
    [confirmed],
  ),
  /** Another supplier of the order has not answered yet. */
  uncharged: inState(
    {
      status: 'confirmed',
      lines: accepted,
      readyOn: '2026-11-24',
      chargedBy: hoursFromNow(46),
      latestReadyOn: '2026-11-26',
      actions: ['start_preparing', 'cancel'],
    },
    [confirmed],
  ),
  partly: inState(
    {
      status: 'preparing',
      lines: accepted.map((line, index) => (index === 0 ? accepting(line, 1) : line)),
      ...comingTo(addedUp(34_550, 7256, 1500), 3455),
      actions: ['dispatch', 'mark_ready', 'cancel'],
    },
    [confirmed, happened('2026-11-20T11:40:00.000Z', 'sub_order', 'start_preparing', 'preparing', 'you')],
  ),
  dispatched: inState(
    {
      status: 'dispatched',
      lines: accepted,
      tracking: 'MRW 0482 1193 77',
      actions: ['mark_delivered'],
    },
    [confirmed, happened('2026-11-21T09:15:00.000Z', 'sub_order', 'dispatch', 'dispatched', 'you')],
  ),
  delivered: inState(
    {
      status: 'delivered',
      lines: accepted,
      actions: [],
      deliveredAt: '2026-11-21T15:10:00.000Z',
      completesAt: '2026-11-28T15:10:00.000Z',
    },
    [confirmed, happened('2026-11-21T15:10:00.000Z', 'sub_order', 'mark_delivered', 'delivered', 'you')],
  ),
  declined: inState(
    {
      status: 'declined',
      actions: [],
      lines: subOrder.lines.map((line) => accepting(line, 0)),
      ...comingTo(addedUp(0, 0, 0), 0),
      note: 'Sold out since this morning: the count was wrong.',
    },
    [
      happened(
        '2026-11-20T10:02:00.000Z',
        'sub_order',
        'decline',
        'declined',
        'you',
        'Sold out since this morning: the count was wrong.',
      ),
    ],
  ),
} as const;

const ledgerLine = (change: Partial<LedgerLine>): LedgerLine =>
  ledgerLineOf({
    at: '2026-11-20T10:03:00.000Z',
    cash: euro(54_135),
    commission: euro(4350),
    vendorDue: euro(49_785),
    ...change,
  });

/** Paid, delivered, and the supplier's share transferred. */
export const completed: SupplierOrder = {
  ...inState({ status: 'completed', lines: accepted, actions: [] }, [
    confirmed,
    happened('2026-11-22T08:00:00.000Z', 'sub_order', 'confirm_receipt', 'completed', 'buyer'),
    happened('2026-11-22T08:01:00.000Z', 'transfer', 'send', 'sent', 'provider'),
  ]),
  ledger: [
    ledgerLine({}),
    ledgerLine({
      entryId: idOf(91),
      kind: 'transfer',
      at: '2026-11-22T08:01:00.000Z',
      memo: 'Sent for Q-10001/1',
      cash: euro(-49_785),
      commission: null,
      vendorDue: euro(-49_785),
    }),
  ],
};

/** Long texts everywhere, and no delivery details. */
export const longWinded: SupplierOrder = {
  ...toAnswer,
  buyerName: longBuyer,
  place: {
    ...toAnswer.place,
    yachtName: longYacht,
    port: 'Saint-Laurent-du-Var',
    berth: 'Quai d’Honneur, 34 bis, troisième rang',
  },
  subOrder: {
    ...subOrder,
    deliveryName: 'By our own van to any berth between Antibes and Menton',
    lines: subOrder.lines.map((line) => ({
      ...line,
      name: 'Stainless-steel quick-release anchor swivel connector with locking pin for 14 mm chain',
      variant: 'Mirror polished, extended shank',
    })),
  },
};

const row = (last: number, change: Partial<SupplierOrderRow>): SupplierOrderRow => ({
  id: idOf(last),
  number: `Q-${10_000 + last}/1`,
  status: 'pending_confirmation',
  placedAt: '2026-11-20T08:30:00.000Z',
  answerBy: hoursFromNow(31),
  returnAnswerBy: null,
  openReturns: [],
  buyerName: 'Marina Soler',
  yachtName: 'Halcyon Tide',
  port: 'Palma',
  latestUsefulOn: '2026-11-27',
  readyOn: null,
  total: euro(54_135),
  acceptedTotal: null,
  refunded: euro(0),
  items: 2,
  firstItem: 'Fender F4',
  firstQuantity: 2,
  firstPicture: { category: 'Fenders', departments: ['exterior'], pictureUrl: null },
  lines: 1,
  version: 2,
  actions: ['confirm', 'decline', 'propose_change'],
  ...change,
});

/** Orders that wait for an answer, the most urgent first. */
export const rows: readonly SupplierOrderRow[] = [
  row(1, { answerBy: hoursFromNow(2.4) }),
  row(2, {
    yachtName: longYacht,
    buyerName: longBuyer,
    port: 'Saint-Laurent-du-Var',
    total: euro(1_284_999),
    firstItem: 'Stainless-steel quick-release anchor swivel connector with locking pin',
    firstQuantity: 8,
    lines: 3,
    items: 14,
    answerBy: hoursFromNow(19),
  }),
  row(3, {
    yachtName: null,
    port: null,
    latestUsefulOn: null,
    items: 1,
    firstQuantity: 1,
    total: euro(3290),
  }),
  row(4, { status: 'change_proposed', actions: [], answerBy: hoursFromNow(20) }),
];

/** Returns `count` rows. */
export const manyRows = (count: number): readonly SupplierOrderRow[] =>
  Array.from({ length: count }, (_, index) => row(index + 1, { answerBy: hoursFromNow(1 + index / 5) }));

export const counts: TabCounts = {
  to_answer: 3,
  waiting: 1,
  returns: 1,
  to_send: 2,
  on_the_way: 7,
  done: 118,
  closed: 3,
};
