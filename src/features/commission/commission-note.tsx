import { useSiteConfig } from '../site-config/index.ts';
import { commissionTexts } from './commission-text.ts';

interface CommissionNoteProps {
  /** The vendor's own rate; null or undefined if the market's rate applies. */
  readonly own?: number | null | undefined;
}

/** The market's commission with an example in money; nothing while the rate is unknown. */
export function CommissionNote({ own = null }: CommissionNoteProps) {
  const { commissionBasisPoints, currency } = useSiteConfig();
  const basisPoints = own ?? commissionBasisPoints;
  if (basisPoints === null) return null;
  const { rate, example } = commissionTexts(basisPoints, currency);
  return (
    <>
      We keep a commission of <strong>{rate}</strong> of each sale, before tax and delivery. {example}
    </>
  );
}
