import { billToLines, isBoughtPrivately } from '../../lib/bill-to.ts';
import { When } from '../../ui/index.ts';
import type { components } from '../../api/index.ts';
import type { BillTo } from './bill-to-values.ts';
import styles from './bill-to.module.css';

type VatCheck = components['schemas']['VatCheck'];

interface BillToTextProps {
  /** Null for a private person. */
  readonly billTo: BillTo | null;
  readonly vatCheck?: VatCheck | null;
}

/** Who is billed, one part per line, with the result of the VIES check if there was one. */
export function BillToText({ billTo, vatCheck = null }: BillToTextProps) {
  if (billTo === null || isBoughtPrivately(billTo)) return 'A private person';
  const country = new Intl.DisplayNames('en-GB', { type: 'region' }).of(billTo.country);
  return (
    <span className={styles.lines}>
      {[...billToLines(billTo), country].map((line) => (
        <span key={line}>{line}</span>
      ))}
      {billTo.usedCommercially ? (
        <span className={styles.quiet}>The yacht is used commercially on the high seas.</span>
      ) : null}
      {vatCheck === null ? null : (
        <span>
          VIES: <VatCheckText check={vatCheck} />
        </span>
      )}
    </span>
  );
}

const stateLabels: Readonly<Record<VatCheck['state'], string>> = {
  waiting: 'Being looked up',
  valid: 'Valid',
  invalid: 'There is no such number',
  unreachable: 'No answer yet; we’ll check again automatically',
};

/** The result of checking a VAT ID in VIES, and when. */
export function VatCheckText({ check }: { check: VatCheck }) {
  const { state, checkedAt, consultationNumber } = check;
  return (
    <>
      {stateLabels[state]}
      {checkedAt === null ? null : (
        <span className={styles.quiet}>
          {' · '}
          <When at={checkedAt} />
        </span>
      )}
      {consultationNumber === null ? null : (
        <span className={styles.quiet}> · consultation number {consultationNumber}</span>
      )}
    </>
  );
}
