import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { ownVendorId } from '../../modules/account/index.ts';
import {
  payoutFailureText,
  type ListedPayout,
  type PayoutLine,
  type Payments,
} from '../../modules/payments/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type Schemas = components['schemas'];

const payoutOf = (payout: ListedPayout): Schemas['Payout'] => ({
  id: payout.id,
  status: payout.status,
  amount: { amountMinor: payout.amountMinor, currency: payout.currency },
  createdAt: payout.createdAt.toISOString(),
  arrivesOn: payout.arrivesOn,
  bank: payout.bankLast4 === null ? null : { name: payout.bankName, last4: payout.bankLast4 },
  failure:
    payout.status === 'failed'
      ? {
          code: payout.failureCode,
          reason: payoutFailureText(payout.failureCode),
          isPaidAgain: payout.isPaidAgain,
        }
      : null,
});

const lineOf = ({ kind, amountMinor, at, sale }: PayoutLine, currency: string): Schemas['PayoutLine'] => ({
  kind,
  amount: { amountMinor, currency },
  at: at.toISOString(),
  sale: sale && { ...sale },
});

/** Operations of tag "Finance" about payouts to vendors' banks. */
export const payoutHandlers = (
  payments: Pick<Payments, 'listPayouts' | 'getPayout'>,
): Pick<AllHandlers, 'listPayouts' | 'getPayout'> => ({
  async listPayouts({ session, query }) {
    const page = await payments.listPayouts(ownVendorId(session), query);
    if (!page.ok) return refused(page.error);
    const { figures, items, nextCursor, total } = page.value;
    const money = (amountMinor: number) => ({ amountMinor, currency: figures.currency });
    const data = {
      figures: {
        due: money(figures.dueMinor),
        onAccount: money(figures.onAccountMinor),
        underWay: money(figures.underWayMinor),
        paid: money(figures.paidMinor),
      },
      items: items.map(payoutOf),
      nextCursor,
      total,
    };
    return { status: 200, body: { status: true, data } };
  },

  async getPayout({ session, params }) {
    const found = await payments.getPayout(ownVendorId(session), params.payoutId);
    if (!found.ok) return refused(found.error, 'Payout not found.');
    const { payout, lines } = found.value;
    const data = { payout: payoutOf(payout), lines: lines.map((line) => lineOf(line, payout.currency)) };
    return { status: 200, body: { status: true, data } };
  },
});
