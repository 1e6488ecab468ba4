create or replace function products_updated() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select n.id from was_there o join now_there n on n.id = o.id join market_listings l on l.id = n.id
    where (o.name, o.brand, o.part_number, o.barcode, o.description, o.category, o.departments)
      is distinct from (n.name, n.brand, n.part_number, n.barcode, n.description, n.category, n.departments)
  );
begin
  if changed <> '{}' then perform refresh_product_listings(changed); end if;
  return null;
end $$;

-- As in 0069.
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
      (id, kind, inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, shown_ports,
        ports, in_stock, is_uncounted, listed_at, sort_name, words, search)
    select p.id, 'product', i.id, p.name, nullif(concat_ws(' · ', p.brand, i.variant), ''), p.category, p.departments, i.price_minor,
      i.currency, i.unit, i.supplier_id, o.vendor_ids,
      array(select distinct port from vendor_ports where vendor_id = any (o.vendor_ids) order by port), reached_ports(o.vendor_ids),
      coalesce(i.stock, 1) > 0, o.is_uncounted, o.listed_at, left(plain_words(p.name), 60),
      plain_words(concat_ws(' ', p.name, p.brand, p.category)),
      word_vector(p.name, 'A') || word_vector(concat_ws(' ', p.brand, p.part_number, p.barcode, left(o.offer_words, 2000)), 'B')
        || word_vector(p.category, 'C') || word_vector(left(p.description, 2000), 'D')
    from offers o
    join products p on p.id = o.id
    join inventory_items i on i.id = o.best_id
    on conflict (id) do update set
      (inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, shown_ports, ports,
        in_stock, is_uncounted, listed_at, sort_name, words, search)
      = (excluded.inventory_id, excluded.name, excluded.detail, excluded.category, excluded.departments, excluded.price_minor,
        excluded.currency, excluded.price_for, excluded.vendor_id, excluded.vendor_ids, excluded.shown_ports, excluded.ports,
        excluded.in_stock, excluded.is_uncounted, excluded.listed_at, excluded.sort_name, excluded.words, excluded.search)
  )
  delete from market_listings where id = any (changed) and id not in (select id from offers);
end $$;

-- Without a lock of its own: whoever writes a service has it locked and then waits for its vendor (live_vendors), so that to wait for
-- services with a vendor locked would be a deadlock.
create or replace function refresh_service_listings(changed uuid[]) returns void language plpgsql as $$
begin
  with live as (
    select s.* from services s
    join vendors v on v.id = s.provider_id and v.status = 'active'
    where s.id = any (changed) and s.status = 'active'
  ), kept as (
    insert into market_listings
      (id, kind, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, shown_ports, ports,
        listed_at, sort_name, words, search)
    select s.id, 'service', s.name, s.category, s.category, s.departments, s.price_minor, s.currency,
      case when s.priced_per = 'unit' then s.unit else s.priced_per end, s.provider_id, array[s.provider_id],
      array(select port from vendor_ports where vendor_id = s.provider_id order by port), reached_ports(array[s.provider_id]), s.created_at,
      left(plain_words(s.name), 60), plain_words(concat_ws(' ', s.name, s.category)),
      word_vector(s.name, 'A') || word_vector(s.category, 'C') || word_vector(left(s.description, 2000), 'D')
    from live s
    on conflict (id) do update set
      (name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, shown_ports, ports,
        listed_at, sort_name, words, search)
      = (excluded.name, excluded.detail, excluded.category, excluded.departments, excluded.price_minor, excluded.currency,
        excluded.price_for, excluded.vendor_id, excluded.vendor_ids, excluded.shown_ports, excluded.ports,
        excluded.listed_at, excluded.sort_name, excluded.words, excluded.search)
  )
  delete from market_listings where id = any (changed) and id not in (select id from live);
end $$;

alter table market_listings drop column picture_file_id;
alter table services drop column picture_file_id;
alter table products drop column picture_file_id;
