import { businessTerms } from '../../lib/business-terms.ts';
import type { StatusTone } from '../../ui/index.ts';
import type { Payout, PayoutLine } from './money.types.ts';

export const payoutStatuses: Readonly<
  Record<Payout['status'], { readonly word: string; readonly tone: StatusTone }>
> = {
  pending: { word: 'Being prepared', tone: 'info' },
  in_transit: { word: 'On its way', tone: 'info' },
  paid: { word: 'Paid', tone: 'success' },
  failed: { word: 'Sent back', tone: 'danger' },
  canceled: { word: 'Canceled', tone: 'neutral' },
};

export const lineLabels: Readonly<Record<PayoutLine['kind'], string>> = {
  transfer: 'Transfer',
  reversal: 'Transfer reversed',
  returned: 'Earlier payout that was sent back',
  other: 'Moved by Stripe',
};

/** `Harbour Test Bank ••••1332`. */
export const bankText = (bank: Payout['bank']): string =>
  bank === null ? 'Not known' : [bank.name, `••••${bank.last4}`].filter((part) => part !== null).join(' ');

export const payoutsLead = 'What Stripe paid from your payment account to your bank.';

export const nothingPaidOut = `We send your share to your payment account when a sale is completed, ${businessTerms.receiptDays} days after delivery at the latest. The payment provider then pays it to your bank.`;
