import type { CatalogueParts } from '../catalogue.parts.ts';
import { findExchangeRates, type ExchangeRate } from './exchange-rates.repository.ts';

interface ExchangeRates {
  /** The market's own (ISO 4217). */
  readonly currency: string;
  readonly rates: readonly ExchangeRate[];
}

/** The rates of other currencies in the market's (contract: listExchangeRates). */
export const listExchangeRates = async ({ db, currency }: CatalogueParts): Promise<ExchangeRates> => ({
  currency,
  rates: await findExchangeRates(db, currency),
});
