import { useSiteConfig } from '../site-config/index.ts';
import { commissionTexts } from './commission-text.ts';

interface CommissionNoteProps {
  /** The vendor's own rate; null or left out where the rate of the market applies. */
  readonly own?: number | null | undefined;
}

/** What the marketplace keeps of a sale, with one example in money; nothing where the rate is not known. */
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
