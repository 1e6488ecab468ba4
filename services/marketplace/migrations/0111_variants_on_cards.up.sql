-- A card says that its product comes in several variants, and that its price is where others begin: both are kept with the row, as everything that a listing
-- shows (ADR 0046).
alter table market_listings
  add column variant_count integer not null default 0,
  add column has_higher_prices boolean not null default false;
alter table market_listings alter column shown set expression as (
  '{"kind":"' || kind || '","id":"' || id::text || '","inventoryId":' || coalesce('"' || inventory_id::text || '"', 'null')
    || ',"name":' || json_text(name) || ',"detail":' || coalesce(json_text(detail), 'null')
    || ',"category":' || coalesce(json_text(category), 'null') || ',"departments":' || json_text(departments)
    || ',"price":{"amountMinor":' || price_minor::text || ',"currency":"' || currency || '"}'
    || ',"priceFor":' || coalesce(json_text(price_for), 'null') || ',"ports":' || json_text(shown_ports)
    || ',"inStock":' || coalesce(in_stock::text, 'null') || ',"isUncounted":' || is_uncounted::text
    || ',"offerCount":' || cardinality(vendor_ids)::text
    || ',"variantCount":' || variant_count::text || ',"hasHigherPrices":' || has_higher_prices::text
);

create or replace function refresh_product_listings(changed uuid[]) returns void language plpgsql as $$
begin
  -- One refresh of a product after the other, or each would miss what the other is just writing; by id, so that two of them wait and never deadlock.
  perform 1 from products where id = any (changed) order by id for no key update;
  with offers as (
    select p.id, count(distinct i.variant) as variants,
      coalesce(max(i.price_minor) filter (where coalesce(i.stock, 1) > 0), max(i.price_minor)) as highest_minor,
      (array_agg(i.id order by coalesce(i.stock, 1) > 0 desc, i.price_minor, i.id))[1] as best_id,
      coalesce(max(i.stock), 0) = 0 and bool_or(i.stock is null) as is_uncounted,
      array_agg(distinct i.supplier_id) as vendor_ids,
      min(i.created_at) as listed_at,
      string_agg(distinct concat_ws(' ', i.name, i.variant, i.sku), ' ') as offer_words
    from products p
    join inventory_items i on i.product_id = p.id and i.status = 'active'
    join vendors v on v.id = i.supplier_id and v.status = 'active'
    where p.id = any (changed)
    group by p.id
  ), kept as (
    insert into market_listings
      (id, kind, inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, shown_ports,
        ports, in_stock, is_uncounted, variant_count, has_higher_prices, picture_file_id, listed_at, sort_name, words, search)
    select p.id, 'product', i.id, p.name, nullif(concat_ws(' · ', p.brand, i.variant), ''), p.category, p.departments, i.price_minor,
      i.currency, i.unit, i.supplier_id, o.vendor_ids,
      array(select distinct port from vendor_ports where vendor_id = any (o.vendor_ids) order by port), reached_ports(o.vendor_ids),
      coalesce(i.stock, 1) > 0, o.is_uncounted, o.variants, o.highest_minor > i.price_minor, p.picture_file_id, o.listed_at,
      left(plain_words(p.name), 60),
      plain_words(concat_ws(' ', p.name, p.brand, p.category)),
      word_vector(p.name, 'A') || word_vector(concat_ws(' ', p.brand, p.part_number, p.barcode, left(o.offer_words, 2000)), 'B')
        || word_vector(p.category, 'C') || word_vector(left(p.description, 2000), 'D')
    from offers o
    join products p on p.id = o.id
    join inventory_items i on i.id = o.best_id
    on conflict (id) do update set
      (inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, shown_ports, ports,
        in_stock, is_uncounted, variant_count, has_higher_prices, picture_file_id, listed_at, sort_name, words, search)
      = (excluded.inventory_id, excluded.name, excluded.detail, excluded.category, excluded.departments, excluded.price_minor,
        excluded.currency, excluded.price_for, excluded.vendor_id, excluded.vendor_ids, excluded.shown_ports, excluded.ports,
        excluded.in_stock, excluded.is_uncounted, excluded.variant_count, excluded.has_higher_prices, excluded.picture_file_id,
        excluded.listed_at, excluded.sort_name, excluded.words, excluded.search)
  )
  delete from market_listings where id = any (changed) and id not in (select id from offers);
end $$;

update market_listings l set (variant_count, has_higher_prices) = (offered.variants, offered.highest_minor > l.price_minor)
from (
  select i.product_id, count(distinct i.variant) as variants,
    coalesce(max(i.price_minor) filter (where coalesce(i.stock, 1) > 0), max(i.price_minor)) as highest_minor
  from inventory_items i
  join vendors v on v.id = i.supplier_id and v.status = 'active'
  where i.status = 'active'
  group by i.product_id
) offered
where l.id = offered.product_id and (offered.variants > 0 or offered.highest_minor > l.price_minor);
