import { businessTerms } from '../../lib/business-terms.ts';
import { commissionTexts } from '../commission/index.ts';
import { useSiteConfig } from '../site-config/index.ts';
import { marketRate } from './answers/answer.types.ts';

/** Puts the market's current commission into the sentences of answers. */
export function useWithMarketRate(): (points: readonly string[]) => readonly string[] {
  const { commissionBasisPoints, currency } = useSiteConfig();
  const { rate } = commissionTexts(commissionBasisPoints ?? businessTerms.commissionBasisPoints, currency);
  return (points) => points.map((point) => point.replaceAll(marketRate, rate));
}
