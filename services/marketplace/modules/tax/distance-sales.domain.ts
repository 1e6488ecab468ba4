import type { GoodsSeller } from './goods-tax.domain.ts';
import { isInUnion, vatTerritory } from './territories.domain.ts';

/**
 * Whether it matters where a supplier's sales to private persons in other states of the Union are taxed (article 59c).
 */
export const asksDistanceSales = ({
  country,
  isVatRegistered,
}: Pick<GoodsSeller, 'country' | 'isVatRegistered'>): boolean =>
  isVatRegistered && isInUnion(vatTerritory(country ?? '') ?? '');
