-- Where a listing can be had is where its suppliers deliver or hand over, which is what a port that is chosen finds and what is counted. Where the
-- suppliers themselves are, which is what a listing shows where no port is chosen, is kept beside it.
drop index market_listings_ports, market_listings_counted, market_listings_counted_rest;
alter table market_listings rename column ports to shown_ports;
alter table market_listings add column ports text[] not null default '{}';

-- Where any of the vendors' things can be had. Who has no methods agrees with the crew, and serves where they say; a provider has none.
create function reached_ports(vendors uuid[]) returns text[] language sql stable parallel safe as $$
  select array(
    select unnest(m.ports) as port from delivery_methods m where m.supplier_id = any (vendors) and m.archived_at is null
    union
    select p.slug from ports p
    where exists (select from delivery_methods m where m.supplier_id = any (vendors) and m.archived_at is null and m.ports is null)
    union
    select vp.port from vendor_ports vp
    where vp.vendor_id = any (vendors)
      and not exists (select from delivery_methods m where m.supplier_id = vp.vendor_id and m.archived_at is null)
    order by port
  )
$$;

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

-- Only the listings that can be had in other ports than before are written.
create function delivery_methods_changed() returns trigger language plpgsql as $$
declare suppliers uuid[];
begin
  -- Waits for whoever is making a listing of theirs with the methods of before, and makes them wait.
  perform 1 from vendors where id in (select supplier_id from changed) order by id for no key update;
  suppliers := array(select id from vendors where status = 'active' and id in (select supplier_id from changed));
  if not exists (
    select from (select distinct vendor_ids, ports from market_listings where vendor_ids && suppliers) alike
    where ports <> reached_ports(vendor_ids)
  ) then
    return null;
  end if;
  -- As in refresh_product_listings: of a product that others sell, too, one is written after the other.
  perform 1 from products where id in (select id from market_listings where vendor_ids && suppliers) order by id for no key update;
  update market_listings l set ports = made.ports
  from (
    select vendor_ids, reached_ports(vendor_ids) as ports
    from (select distinct vendor_ids from market_listings where vendor_ids && suppliers) alike
  ) made
  where l.vendor_ids = made.vendor_ids and l.vendor_ids && suppliers and l.ports <> made.ports;
  return null;
end $$;
create trigger delivery_methods_added after insert on delivery_methods
  referencing new table as changed for each statement execute function delivery_methods_changed();
create trigger delivery_methods_updated after update on delivery_methods
  referencing new table as changed for each statement execute function delivery_methods_changed();
create trigger delivery_methods_removed after delete on delivery_methods
  referencing old table as changed for each statement execute function delivery_methods_changed();

-- The counts of the ports of before go, and those of now come with what is written.
delete from listing_counts where facet = 'port';
update market_listings l set ports = made.ports
from (
  select vendor_ids, reached_ports(vendor_ids) as ports from (select distinct vendor_ids from market_listings) alike
) made
where l.vendor_ids = made.vendor_ids;
alter table market_listings alter column ports drop default;
create index market_listings_ports on market_listings using gin (ports);
create index market_listings_counted on market_listings (category)
  include (id, kind, departments, vendor_id, vendor_ids, ports, out_of_stock, is_uncounted, price_minor)
  where cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20;
create index market_listings_counted_rest on market_listings (category) where not (cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20);
