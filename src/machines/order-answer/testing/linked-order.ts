import { palma } from '../../../api/testing/delivery.ts';
import type { LinkedOrder } from '../order-answer.vocabulary.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const id = (last: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(last).padStart(12, '0')}`;

const ordered = {
  subtotal: euro(17900),
  tax: euro(3759),
  delivery: euro(1500),
  total: euro(23159),
};

/** A sub-order that waits for its answer, in the contract's shape. */
export const linkedOrder: LinkedOrder = {
  orderNumber: 'Q-10001',
  placedAt: '2026-11-20T08:30:00.000Z',
  buyerName: 'Marina Soler',
  place: { ...palma, latestUsefulOn: '2026-11-27', noteToSupplier: 'Ask for the bosun at the gate.' },
  subOrder: {
    id: id(1),
    orderId: id(2),
    number: 'Q-10001/1',
    status: 'pending_confirmation',
    supplier: { id: id(3), name: 'Xarxa Chandlery', logoUrl: null },
    lines: [],
    deliveryKind: 'berth',
    deliveryName: 'To your berth',
    ...ordered,
    due: ordered,
    commission: euro(1790),
    share: euro(21369),
    refunded: euro(0),
    afterRefunds: euro(23159),
    refundable: null,
    answerBy: '2026-11-22T08:30:00.000Z',
    note: null,
    proposal: null,
    readyOn: null,
    tracking: null,
    deliveredAt: null,
    completesAt: null,
    actions: ['confirm', 'decline'],
    version: 2,
  },
  expiresAt: '2026-11-22T08:30:00.000Z',
};

/** The same, answered. */
export const answeredOrder: LinkedOrder = {
  ...linkedOrder,
  subOrder: { ...linkedOrder.subOrder, status: 'confirmed', actions: [] },
};
