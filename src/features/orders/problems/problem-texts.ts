import { businessTerms, countInWords } from '../../../lib/business-terms.ts';
import { lineNetMinor, lineTaxMinor } from '../../../lib/trade-sums.ts';
import { formatMoney } from '../../../ui/index.ts';
import type { MoneyValue, StatusReader, SubOrder } from '../shared/index.ts';

const { decisionWorkingDays } = businessTerms.disputes;

/** Who decides, and how long that usually takes. */
const decisionText = `Quayside reads what both sides wrote, decides and writes to both, usually within ${countInWords(decisionWorkingDays)} working days.`;

type Dispute = NonNullable<SubOrder['dispute']>;

const sameForAll = (text: string): Readonly<Record<StatusReader, string>> => ({
  buyer: text,
  supplier: text,
  admin: text,
});

/** How a problem ended, for each reader. */
const endTexts = (
  supplier: string,
  offered: Dispute['offered'],
  refunded: MoneyValue,
): Readonly<Partial<Record<Dispute['stage'], Readonly<Record<StatusReader, string>>>>> => {
  const sum = offered === null ? 'the offered part' : formatMoney(offered);
  return {
    accepted: {
      buyer: `${supplier} agreed: everything goes back the way you paid.`,
      supplier: 'You agreed: everything goes back to the buyer.',
      admin: `${supplier} agreed: everything goes back to the buyer.`,
    },
    part_accepted: {
      buyer: `You accepted the offer: ${sum} goes back the way you paid.`,
      supplier: `The buyer accepted your offer: ${sum} goes back.`,
      admin: `The buyer accepted the offer: ${sum} goes back.`,
    },
    reported_refunded: {
      buyer: `${supplier} refunded what was missing: ${sum} goes back the way you paid.`,
      supplier: `You refunded what was missing: ${sum} goes back to the buyer.`,
      admin: `${supplier} refunded what was missing: ${sum} goes back to the buyer.`,
    },
    withdrawn: {
      buyer: 'You said that it is solved.',
      supplier: 'The buyer said that it is solved.',
      admin: 'The buyer said that it is solved.',
    },
    // Nobody has won where a part goes back.
    settled:
      refunded.amountMinor > 0
        ? sameForAll(`Quayside decided about it. In all, ${formatMoney(refunded)} of this part goes back.`)
        : {
            buyer: `Quayside decided for ${supplier}.`,
            supplier: 'Quayside decided for you.',
            admin: `Decided for ${supplier}.`,
          },
    upheld: {
      buyer: 'Quayside decided for you: everything goes back the way you paid.',
      supplier: 'Quayside decided for the buyer: everything goes back to them.',
      admin: 'Decided for the buyer: everything goes back to them.',
    },
  };
};

type Lines = Pick<SubOrder, 'lines'>;

/** The items that are reported as missing, with what they cost. */
const missingItems = ({ lines }: Lines, { lines: concerned }: Pick<Dispute, 'lines'>) =>
  concerned.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return [];
    const { amountMinor, currency } = line.accepted?.unitPrice ?? line.unitPrice;
    const netMinor = lineNetMinor({ unitPriceMinor: amountMinor, quantity });
    const cost = { amountMinor: netMinor + lineTaxMinor(netMinor, line.taxBasisPoints), currency };
    const of = line.accepted?.quantity ?? line.quantity;
    return [{ text: `${quantity} of ${of} × ${line.name} (${formatMoney(cost)} with tax)`, cost }];
  });

/** What the items that are reported as missing cost together, with tax; null if the buyer named none. */
function missingCost(subOrder: Lines, dispute: Pick<Dispute, 'lines'>): MoneyValue | null {
  const [first, ...others] = missingItems(subOrder, dispute).map(({ cost }) => cost);
  if (first === undefined) return null;
  const amountMinor = others.reduce((sum, cost) => sum + cost.amountMinor, first.amountMinor);
  return { ...first, amountMinor };
}

/**
 * What was reported: that it hasn’t come, or "Missing: 1 of 3 × Fender F4 (€108.30 with tax)", with the sum of several
 * lines; null if the buyer named none.
 */
export function reportedText(
  subOrder: Lines,
  dispute: Pick<Dispute, 'isUndelivered' | 'lines'>,
): string | null {
  if (dispute.isUndelivered) return 'It hasn’t come.';
  const cost = missingCost(subOrder, dispute);
  if (cost === null) return null;
  const items = missingItems(subOrder, dispute);
  const missing = `Missing: ${items.map(({ text }) => text).join(', ')}`;
  return items.length === 1 ? missing : `${missing}: ${formatMoney(cost)} together`;
}

/**
 * The state of a problem as a sentence for the reader, or how it ended. `by` is the deadline of the side that has to
 * answer, already formatted; null if there is none.
 */
export function problemText(
  { supplier, dispute, refunded }: Pick<SubOrder, 'supplier' | 'dispute' | 'refunded'>,
  reader: StatusReader,
  by: string | null,
): string {
  if (dispute === null) return decisionText;
  const end = endTexts(supplier.name, dispute.offered, refunded)[dispute.stage];
  if (end !== undefined) return end[reader];
  if (by === null) return decisionText;
  const otherwise = 'Otherwise, Quayside decides.';
  if (dispute.stage === 'part_offered') {
    const offered = dispute.offered === null ? 'a part' : formatMoney(dispute.offered);
    return {
      buyer: `${supplier.name} offers ${offered} back. Please accept or refuse it by ${by}. ${otherwise}`,
      supplier: `You offered ${offered} back. The buyer answers by ${by}. ${otherwise}`,
      admin: `${supplier.name} offers ${offered} back. The buyer answers by ${by}. Then you decide.`,
    }[reader];
  }
  return {
    buyer: `${supplier.name} answers by ${by}. ${otherwise}`,
    supplier: `Please answer by ${by}: refund what was reported, offer a part of it, or say why you don’t agree. ${otherwise}`,
    admin: `${supplier.name} answers by ${by}. Then you decide.`,
  }[reader];
}
