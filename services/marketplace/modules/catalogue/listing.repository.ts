import { sql } from 'kysely';
import { mediaPath } from '../../../../src/lib/media-path.ts';
import {
  array,
  jsonSql,
  object,
  orNull,
  plain,
  stored,
  text,
  word,
  type Json,
  type JsonOf,
} from '../../platform/db/json-text.ts';
import type { Money, PublicListing, WayToPort } from './catalogue.domain.ts';

/**
 * The public name of the vendor with the alias `v`; the account that opened it is read only if the vendor has no name
 * of its own.
 */
export const vendorName = sql<string>`coalesce(
  v.trading_name, v.legal_name, (select first_name || ' ' || last_name from users where id = v.opened_by))`;

/** The address of a stored picture of a product or service, in its small size. */
const cardPicture = (column: string): Json =>
  orNull([{ text: `"${mediaPath}` }, { sql: column }, { text: '?size=card"' }]);

/** The NamedVendor of the vendor with the alias `v`, which is stored with its row (migration 0087). */
export const namedVendor = stored('v.shown');

export const money = (amountMinor: string, currency: string): Json =>
  object<Money>({ amountMinor: plain(amountMinor), currency: word(currency) });

export interface ListingRow {
  readonly listing: JsonOf<PublicListing>;
}

/**
 * The public JSON of a listing `l` of a vendor `v`: stored with its row except for the vendor and the picture
 * (migration 0067).
 */
export const listingText = `(l.shown || ',"pictureUrl":' || ${jsonSql(cardPicture('l.picture_file_id'))} || ',"vendor":' || ${jsonSql(namedVendor)} || '}')`;
export const listingJson = sql.raw<ListingRow['listing']>(listingText);

/** The fields of a listing that an offer `of` may replace. */
const offered = (of: 'o' | 'meant') => ({
  kind: word('l.kind'),
  id: word('l.id'),
  inventoryId: orNull(word(`coalesce(${of}.id, l.inventory_id)`)),
  name: text('l.name'),
  detail: orNull(text(`(case when ${of}.id is null then l.detail else ${of}.detail end)`)),
  category: orNull(text('l.category')),
  departments: array('l.departments'),
  price: money(`coalesce(${of}.price_minor, l.price_minor)`, `coalesce(${of}.currency, l.currency)`),
  priceFor: orNull(text(`(case when ${of}.id is null then l.price_for else ${of}.unit end)`)),
  vendor: namedVendor,
  ports: array('l.shown_ports'),
  inStock: orNull(plain(`coalesce(${of}.in_stock, l.in_stock)`)),
  isUncounted: plain('l.is_uncounted'),
  offerCount: plain('cardinality(l.vendor_ids)'),
  variantCount: plain('l.variant_count'),
  hasHigherPrices: plain(
    of === 'meant' ? 'l.has_higher_prices and meant.is_named is not true' : 'l.has_higher_prices',
  ),
  pictureUrl: cardPicture('l.picture_file_id'),
});

/** How the shown offer reaches the chosen port: by `way`. */
const reaching = (of: 'o' | 'meant') => ({
  reach: orNull(
    word(`case when l.kind = 'service' then null when ${of}.id is null then 'there'
      else (array['there', 'collected_elsewhere', 'not'])[${of}.reach + 1] end`),
  ),
  delivery: orNull(
    object<WayToPort>({
      isBrought: plain(`way.kind <> 'collection'`),
      cost: money('way.cost_minor', 'way.currency'),
    }),
  ),
});

const written = (json: Json) => sql.raw<ListingRow['listing']>(jsonSql(json));

/**
 * A listing for the chosen port, where an offer `o` replaces its own if that does not reach it, and `way` is how the
 * shown one does.
 */
export const reachingJson = written(object<PublicListing>({ ...offered('o'), ...reaching('o') }));

/** A listing found by words, with the offer `meant` that they name, which most have not; in a port too. */
export const meantJson = sql<ListingRow['listing']>`case when meant.id is null then ${listingJson}
  else ${written(object<Omit<PublicListing, 'reach' | 'delivery'>>(offered('meant')))} end`;
export const meantReachingJson = written(
  object<PublicListing>({ ...offered('meant'), ...reaching('meant') }),
);
