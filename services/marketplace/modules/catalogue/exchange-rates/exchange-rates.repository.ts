import { sql } from 'kysely';
import type { Db } from '../own-listings/listing-search.repository.ts';

export interface ExchangeRate {
  /** ISO 4217. */
  readonly currency: string;
  /** The value of one unit in the base currency, as a decimal. */
  readonly rate: string;
  /** YYYY-MM-DD. */
  readonly asOf: string;
}

/** The stored rates for a market's currency, by currency. */
export const findExchangeRates = (db: Db, base: string): Promise<ExchangeRate[]> =>
  db
    .selectFrom('exchangeRates')
    .select(['currency', sql<string>`trim_scale(rate)::text`.as('rate'), 'asOf'])
    .where('base', '=', base)
    .orderBy('currency')
    .execute();
