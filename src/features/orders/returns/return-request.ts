import { amountMinorOf } from '../../../lib/money-text.ts';
import type { Returnable, ReturnReason, ReturnRequest } from './return.types.ts';

/** The form's values as typed; quantities in the order of the lines. */
interface RequestValues {
  kind: 'complaint' | 'withdrawal';
  quantities: string[];
  /** '' until a reason is chosen. */
  reason: ReturnReason | '';
  wanted: 'refund' | 'price_reduction';
  amount: string;
  note: string;
}

/** The lines of which at least one item goes back. */
export const linesWanted = (
  { lines }: Returnable,
  { quantities }: Pick<RequestValues, 'quantities'>,
): ReturnRequest['lines'] =>
  lines.flatMap(({ lineId }, place) => {
    const quantity = Number(quantities[place]);
    return quantity > 0 ? { lineId, quantity } : [];
  });

/** The body of the request; a withdrawal has neither reason nor amount. */
export function requestOf(returnable: Returnable, values: RequestValues): ReturnRequest {
  const { kind, reason, wanted, amount, note } = values;
  const { currency } = returnable.most;
  const asked = { kind, lines: linesWanted(returnable, values), note: note.trim() || null };
  if (kind === 'withdrawal') return { ...asked, reason: null, wanted: 'refund', amount: null };
  return {
    ...asked,
    reason: reason === '' ? null : reason,
    wanted,
    amount:
      wanted === 'price_reduction' ? { amountMinor: amountMinorOf(amount, currency) ?? 0, currency } : null,
  };
}
