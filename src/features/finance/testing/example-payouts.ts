import { euro, idOf } from '../../../api/testing/values.ts';
import type { Payout, PayoutDetail, PayoutFigures } from '../money.types.ts';

const bank = { name: 'Harbour Test Bank', last4: '1332' };

const underWay: Payout = {
  id: idOf(3),
  status: 'in_transit',
  amount: euro(108_440),
  createdAt: '2026-11-26T00:00:00.000Z',
  arrivesOn: '2026-11-30',
  bank,
  failure: null,
};

export const sentBack: Payout = {
  id: idOf(2),
  status: 'failed',
  amount: euro(49_785),
  createdAt: '2026-11-20T00:00:00.000Z',
  arrivesOn: '2026-11-22',
  bank: { name: 'Harbour Test Bank', last4: '3001' },
  failure: { code: 'account_closed', reason: 'The bank account is closed.', isPaidAgain: false },
};

const paid: Payout = { ...underWay, id: idOf(1), status: 'paid', createdAt: '2026-11-12T00:00:00.000Z' };

export const payouts: readonly Payout[] = [
  underWay,
  sentBack,
  { ...paid, arrivesOn: '2026-11-16', bank: null },
];

export const figures: PayoutFigures = {
  due: euro(49_785),
  onAccount: euro(49_785),
  underWay: euro(108_440),
  paid: euro(1_156_000_00),
};

const sale = { kind: 'sub_order' as const, id: idOf(11), purchaseId: idOf(12), number: 'Q-10001/1' };

/** The lines of each payout. */
export const lines: PayoutDetail['lines'] = [
  { kind: 'transfer', amount: euro(60_000), at: '2026-11-13T08:00:00.000Z', sale },
  {
    kind: 'transfer',
    amount: euro(53_440),
    at: '2026-11-14T08:00:00.000Z',
    sale: { ...sale, id: idOf(13), purchaseId: idOf(14), number: 'Q-10002/1' },
  },
  { kind: 'reversal', amount: euro(-5000), at: '2026-11-15T08:00:00.000Z', sale },
];
