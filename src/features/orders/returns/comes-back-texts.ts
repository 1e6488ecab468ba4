import { formatMoney } from '../../../ui/index.ts';
import type { chosenItems } from './chosen-items.ts';
import { linesText, wasDecided } from './return-texts.ts';
import type { Return, Returnable } from './return.types.ts';

type Chosen = ReturnType<typeof chosenItems>;

/** What the buyer wants for the chosen items; or that they are missing. */
export type BuyersWish = 'withdrawal' | 'refund' | 'price_reduction' | 'missing';

const wishTexts: Readonly<Record<BuyersWish, (sum: string) => string>> = {
  withdrawal: (sum) => `${sum} goes back to you once they have arrived.`,
  refund: (sum) => `You ask for ${sum} back.`,
  price_reduction: (sum) => `At most ${sum} can go back for what you keep.`,
  missing: (sum) => `What you report as missing cost ${sum}.`,
};

/** What goes back in all. */
export function sumBackText({ count, sum, hasTooMany }: Chosen, wish: BuyersWish): string {
  // How many there are is said at its field.
  if (hasTooMany) return 'There is no amount yet: a quantity is too high.';
  return count === 0 ? 'Nothing is chosen yet.' : wishTexts[wish](formatMoney(sum));
}

/** Why the delivery isn’t in the sum; null if it is, or cost nothing. */
export function deliveryBackText(
  returnable: Pick<Returnable, 'delivery'>,
  { delivery }: Pick<Chosen, 'delivery'>,
): string | null {
  if (returnable.delivery === null)
    return 'The delivery isn’t refunded, because you keep some of this order.';
  return delivery !== null || returnable.delivery.amountMinor === 0
    ? null
    : `The delivery, ${formatMoney(returnable.delivery)}, is refunded with the last item.`;
}

const isToArrive: ReadonlySet<Return['status']> = new Set(['accepted', 'sent_back', 'received']);

/** What is agreed or decided of a return, and not paid back yet; null if nothing is. */
export const stillToCome = ({ status, agreed }: Pick<Return, 'status' | 'agreed'>): Return['agreed'] =>
  isToArrive.has(status) ? agreed : null;

/** The same of another return as a sentence. */
export function stillToComeText(
  shown: Pick<Return, 'status' | 'agreed' | 'lines' | 'history'>,
): string | null {
  const agreed = stillToCome(shown);
  if (agreed === null) return null;
  const decided = wasDecided(shown) ? ', as Quayside decided' : '';
  return `${formatMoney(agreed)} for ${linesText(shown)} is still to be paid back, once the goods have arrived${decided}.`;
}
