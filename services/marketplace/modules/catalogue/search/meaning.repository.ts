import { statement } from '../../../platform/db/statement.ts';
import type { LikelyVendor } from './meaning.domain.ts';

export interface PortRow {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
}

export const readPorts = statement<PortRow>(
  `select slug, name, time_zone as "timeZone" from ports order by name`,
);

/** $1 is a word of the name, $2 the limit. Live vendors only. */
export const vendorsWithWord = statement<LikelyVendor>(`
  select id, coalesce(trading_name, legal_name) as name from vendors
  where status = 'active' and plain_words($1) = any (string_to_array(plain_words(coalesce(trading_name, legal_name)), ' '))
  order by name, id limit $2`);
