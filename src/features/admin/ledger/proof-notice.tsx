import { formatMoney, Notice } from '../../../ui/index.ts';
import type { LedgerProof } from '../../finance/index.ts';

const inFigures = (count: number): string => count.toLocaleString('en-GB');

const entriesAndPostings = ({ entries, postings }: LedgerProof): string =>
  `${inFigures(entries)} ${entries === 1 ? 'entry' : 'entries'}, ${inFigures(postings)} ${postings === 1 ? 'posting' : 'postings'}`;

/** Whether the ledger is consistent: each entry and the sum of all are zero, and the cash equals what is owed. */
const isProven = ({ sumMinor, unbalanced, cash, owed }: LedgerProof): boolean =>
  sumMinor === 0 && unbalanced === 0 && cash.amountMinor === owed.amountMinor;

/** What is owed, with the losses from chargebacks and their fees. */
function owedText({ owed, losses, fees }: LedgerProof): string {
  const lost = [
    ...(losses.amountMinor === 0 ? [] : [`${formatMoney(losses)} lost to chargebacks`]),
    ...(fees.amountMinor === 0 ? [] : [`${formatMoney(fees)} in fees`]),
  ];
  if (lost.length === 0) return formatMoney(owed);
  const before = owed.amountMinor + losses.amountMinor + fees.amountMinor;
  return `${formatMoney({ ...owed, amountMinor: before })}, less ${lost.join(' and ')}`;
}

/** The proof of the ledger in one line; red, with the error, if it fails. */
export function ProofNotice({ proof }: { proof: LedgerProof }) {
  const { sumMinor, unbalanced, cash, owed } = proof;
  if (isProven(proof))
    return (
      <Notice tone="success" title={`The ledger sums to zero: ${entriesAndPostings(proof)}.`}>
        Held {formatMoney(cash)}, owed as commission and to vendors {owedText(proof)}.
      </Notice>
    );
  const problems = [
    ...(sumMinor === 0
      ? []
      : [`All postings add up to ${formatMoney({ ...cash, amountMinor: sumMinor })}, not zero.`]),
    ...(unbalanced === 0
      ? []
      : [`${inFigures(unbalanced)} ${unbalanced === 1 ? 'entry does' : 'entries do'} not sum to zero.`]),
    ...(cash.amountMinor === owed.amountMinor
      ? []
      : [`Held is ${formatMoney(cash)}, owed is ${formatMoney(owed)}.`]),
  ];
  return (
    <Notice tone="error" live title="The ledger does not sum to zero.">
      {problems.join(' ')} Checked: {entriesAndPostings(proof)}. Don’t send or refund anything until this has
      been investigated.
    </Notice>
  );
}
