-- What everybody sees of a listing, as JSON in the words of the contract, but for its vendor, whose name may change without it. PostgreSQL keeps it with
-- the row that it is made of: nothing else can write it, and it is never of before.

-- to_json is only `stable`, since it writes times by the session's zone and currencies by its locale; of texts there is one way.
create function json_text(text) returns text language sql immutable strict parallel safe as 'select to_json($1)::text';
create function json_text(text[]) returns text language sql immutable strict parallel safe as 'select array_to_json($1)::text';

alter table market_listings add column shown text not null generated always as (
  '{"kind":"' || kind || '","id":"' || id::text || '","inventoryId":' || coalesce('"' || inventory_id::text || '"', 'null')
    || ',"name":' || json_text(name) || ',"detail":' || coalesce(json_text(detail), 'null')
    || ',"category":' || coalesce(json_text(category), 'null') || ',"departments":' || json_text(departments)
    || ',"price":{"amountMinor":' || price_minor::text || ',"currency":"' || currency || '"}'
    || ',"priceFor":' || coalesce(json_text(price_for), 'null') || ',"ports":' || json_text(ports)
    || ',"inStock":' || coalesce(in_stock::text, 'null') || ',"isUncounted":' || is_uncounted::text
    || ',"offerCount":' || cardinality(vendor_ids)::text
) stored;
