import { sql } from 'kysely';
import { mediaPath } from '../../../../src/lib/media-path.ts';
import {
  array,
  jsonSql,
  object,
  orNull,
  plain,
  text,
  word,
  type Json,
  type JsonOf,
} from '../../platform/db/json-text.ts';
import type { Money, NamedVendor, PublicListing, WayToPort } from './catalogue.domain.ts';

/** What everybody calls a vendor, of vendors `v`; who opened it is looked up only where it has no name of its own. */
const vendorNameText = `coalesce(
  v.trading_name, v.legal_name, (select first_name || ' ' || last_name from users where id = v.opened_by))`;
export const vendorName = sql.raw<string>(vendorNameText);

/** The address of a stored picture; of a product or service `card` is the small one. */
const pictureText = (column: string, size?: 'card'): Json =>
  orNull([{ text: `"${mediaPath}` }, { sql: column }, { text: size === undefined ? '"' : `?size=${size}"` }]);
export const pagePicture = (column: string): Json => pictureText(column);
/** The addresses of several. */
export const pagePictures = (column: string): Json =>
  array(
    `array(select '${mediaPath}' || id from unnest(${column}) with ordinality kept (id, place) order by place)`,
  );
const cardPicture = (column: string): Json => pictureText(column, 'card');

/** Of vendors `v`. */
export const namedVendor = object<NamedVendor>({
  id: word('v.id'),
  name: text(vendorNameText),
  logoUrl: pagePicture('v.logo_file_id'),
});

export const money = (amountMinor: string, currency: string): Json =>
  object<Money>({ amountMinor: plain(amountMinor), currency: word(currency) });

export interface ListingRow {
  readonly listing: JsonOf<PublicListing>;
}

/** A listing `l` of a vendor `v`, as everybody sees it: kept with its row but for the vendor and the picture (migration 0067). */
export const listingText = `(l.shown || ',"pictureUrl":' || ${jsonSql(cardPicture('l.picture_file_id'))} || ',"vendor":' || ${jsonSql(namedVendor)} || '}')`;
export const listingJson = sql.raw<ListingRow['listing']>(listingText);

/** The same for the port that was chosen, where an offer `o` takes the place of its own if that does not come there, and `way` is how what is shown does. */
export const reachingJson = sql.raw<ListingRow['listing']>(
  jsonSql(
    object<PublicListing>({
      kind: word('l.kind'),
      id: word('l.id'),
      inventoryId: orNull(word('coalesce(o.id, l.inventory_id)')),
      name: text('l.name'),
      detail: orNull(text('(case when o.id is null then l.detail else o.detail end)')),
      category: orNull(text('l.category')),
      departments: array('l.departments'),
      price: money('coalesce(o.price_minor, l.price_minor)', 'coalesce(o.currency, l.currency)'),
      priceFor: orNull(text('(case when o.id is null then l.price_for else o.unit end)')),
      vendor: namedVendor,
      ports: array('l.shown_ports'),
      inStock: orNull(plain('coalesce(o.in_stock, l.in_stock)')),
      isUncounted: plain('l.is_uncounted'),
      offerCount: plain('cardinality(l.vendor_ids)'),
      pictureUrl: cardPicture('l.picture_file_id'),
      reach: orNull(
        word(`case when l.kind = 'service' then null when o.id is null then 'there'
          else (array['there', 'collected_elsewhere', 'not'])[o.reach + 1] end`),
      ),
      delivery: orNull(
        object<WayToPort>({
          isBrought: plain(`way.kind <> 'collection'`),
          cost: money('way.cost_minor', 'way.currency'),
        }),
      ),
    }),
  ),
);
