-- A product that can be had, though no supplier counts one in stock: "Ask for availability", never "In stock". False for a service.
alter table market_listings add column is_uncounted boolean not null default false;

create or replace function refresh_product_listings(changed uuid[]) returns void language plpgsql as $$
begin
  -- One refresh of a product after the other, or each would miss what the other is just writing; by id, so that two of them wait and never deadlock.
  perform 1 from products where id = any (changed) order by id for no key update;
  with offers as (
    select p.id, count(*) as offers,
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
      (id, kind, inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, ports,
        in_stock, is_uncounted, listed_at, sort_name, words, search)
    select p.id, 'product', i.id, p.name, nullif(concat_ws(' · ', p.brand, i.variant), ''), p.category, p.departments, i.price_minor,
      i.currency, i.unit, i.supplier_id, o.vendor_ids,
      array(select distinct port from vendor_ports where vendor_id = any (o.vendor_ids) order by port),
      coalesce(i.stock, 1) > 0, o.is_uncounted, o.listed_at, left(plain_words(p.name), 60),
      plain_words(concat_ws(' ', p.name, p.brand, p.category)),
      word_vector(p.name, 'A') || word_vector(concat_ws(' ', p.brand, p.part_number, p.barcode, left(o.offer_words, 2000)), 'B')
        || word_vector(p.category, 'C') || word_vector(left(p.description, 2000), 'D')
    from offers o
    join products p on p.id = o.id
    join inventory_items i on i.id = o.best_id
    on conflict (id) do update set
      (inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, ports, in_stock,
        is_uncounted, listed_at, sort_name, words, search)
      = (excluded.inventory_id, excluded.name, excluded.detail, excluded.category, excluded.departments, excluded.price_minor,
        excluded.currency, excluded.price_for, excluded.vendor_id, excluded.vendor_ids, excluded.ports, excluded.in_stock,
        excluded.is_uncounted, excluded.listed_at, excluded.sort_name, excluded.words, excluded.search)
  )
  delete from market_listings where id = any (changed) and id not in (select id from offers);
end $$;

create or replace function inventory_items_updated() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select unnest(array[o.product_id, n.product_id]) from was_there o join now_there n on n.id = o.id
    where (o.product_id, o.name, o.variant, o.sku, o.price_minor, o.currency, o.unit, o.status, coalesce(o.stock, 1) > 0,
      o.stock is null)
      is distinct from (n.product_id, n.name, n.variant, n.sku, n.price_minor, n.currency, n.unit, n.status, coalesce(n.stock, 1) > 0,
        n.stock is null)
  );
begin
  if changed <> '{}' and live_vendors(array(select distinct supplier_id from now_there)) <> '{}' then
    perform refresh_product_listings(array(select distinct unnest(changed)));
  end if;
  return null;
end $$;

update market_listings l set is_uncounted = true
from (
  select i.product_id from inventory_items i
  join vendors v on v.id = i.supplier_id and v.status = 'active'
  where i.status = 'active'
  group by i.product_id
  having coalesce(max(i.stock), 0) = 0 and bool_or(i.stock is null)
) uncounted
where l.id = uncounted.product_id;
