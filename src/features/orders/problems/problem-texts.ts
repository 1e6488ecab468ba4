import { businessTerms, countInWords } from '../../../lib/business-terms.ts';
import { formatMoney } from '../../../ui/index.ts';
import type { StatusReader, SubOrder } from '../shared/index.ts';

const { answerDays, decisionWorkingDays } = businessTerms.disputes;

/** What the buyer reads before they report a problem. */
export const reportConsequence = (supplier: string): string =>
  `${supplier} and Quayside will see it. The supplier has ${countInWords(answerDays)} days to answer: refund you, offer a part, or say why not. If you don’t agree, Quayside decides. The supplier isn’t paid until then.`;

/** Who decides, and how long that usually takes. */
const decisionText = `Quayside reads what both sides wrote, decides and writes to both, usually within ${countInWords(decisionWorkingDays)} working days.`;

/**
 * The state of an open problem as a sentence for the reader. `by` is the deadline of the side that has to answer,
 * already formatted; null if there is none.
 */
export function problemText(
  { supplier, dispute }: Pick<SubOrder, 'supplier' | 'dispute'>,
  reader: StatusReader,
  by: string | null,
): string {
  if (dispute === null || by === null) return decisionText;
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
    supplier: `Please answer by ${by}: refund everything, offer a part, or say why you don’t agree. ${otherwise}`,
    admin: `${supplier.name} answers by ${by}. Then you decide.`,
  }[reader];
}
