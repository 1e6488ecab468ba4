import type { StatusTone } from '../../../ui/index.ts';
import type { LedgerKind } from './order.types.ts';

/** Labels of the kinds of ledger lines. */
export const ledgerLabels: Readonly<
  Record<LedgerKind, { readonly word: string; readonly tone: StatusTone }>
> = {
  capture: { word: 'Payment', tone: 'success' },
  refund: { word: 'Refund', tone: 'info' },
  transfer: { word: 'Transfer', tone: 'info' },
  reversal: { word: 'Transfer reversed', tone: 'info' },
};
