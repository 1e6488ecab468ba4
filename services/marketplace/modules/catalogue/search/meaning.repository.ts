import { statement } from '../../../platform/db/statement.ts';
import type { LikelyVendor } from './meaning.domain.ts';

export interface PortRow {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly timeZone: string;
  readonly otherNames: readonly string[];
  /** Towns near it. */
  readonly nearby: readonly string[];
}

export const readPorts = statement<PortRow>(
  `select slug, name, country, time_zone as "timeZone",
    array(select n.name from port_names n where n.port = slug and not n.is_nearby order by n.name) as "otherNames",
    array(select n.name from port_names n where n.port = slug and n.is_nearby order by n.name) as nearby
  from ports order by name`,
);

/** $1 is a word of the name, $2 the limit. Live vendors only. */
export const vendorsWithWord = statement<LikelyVendor>(`
  select id, coalesce(trading_name, legal_name) as name from vendors
  where status = 'active' and plain_words($1) = any (string_to_array(plain_words(coalesce(trading_name, legal_name)), ' '))
  order by name, id limit $2`);

/** Those of the words in $1 that a listing has. */
export const wordsOfListings = statement<{ readonly word: string }>(`
  select asked.word from unnest($1::text[]) asked (word)
  where exists (select from listing_words known where known.word = plain_words(asked.word))`);
