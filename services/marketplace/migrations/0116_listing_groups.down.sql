create or replace function market_listings_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_counts (department, facet, value, listings)
    select c.department, c.facet, c.value, sum(alike.change)
    from (
      select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, count(*) as change
      from now_there group by 1, 2, 3, 4, 5, 6, 7
    ) alike, counted_by(kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted) c
    group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into listing_counts (department, facet, value, listings)
    select c.department, c.facet, c.value, -sum(alike.change)
    from (
      select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, count(*) as change
      from was_there group by 1, 2, 3, 4, 5, 6, 7
    ) alike, counted_by(kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted) c
    group by 1, 2, 3;
  else
    insert into listing_counts (department, facet, value, listings)
    select c.department, c.facet, c.value, sum(alike.change)
    from (
      select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, sum(change) as change
      from (
        select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, 1 as change from now_there
        union all
        select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, -1 from was_there
      ) both_sides
      group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0
    ) alike, counted_by(kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted) c
    group by 1, 2, 3 having sum(alike.change) <> 0;
  end if;
  return null;
end $$;
create or replace function fold_listing_counts() returns void language sql as $$
  with taken as (
    delete from listing_counts where (department, facet, value) in (
      select department, facet, value from listing_counts group by 1, 2, 3 having count(*) > 1 or sum(listings) = 0
    )
    returning department, facet, value, listings
  )
  insert into listing_counts (department, facet, value, listings)
  select department, facet, value, sum(listings) from taken group by 1, 2, 3 having sum(listings) <> 0
$$;
create or replace function repair_listing_counts() returns bigint language sql as $$
  with lacking as (
    select department, facet, value, sum(listings) as listings
    from (
      select c.department, c.facet, c.value, alike.times as listings
      from (
        select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, count(*) as times
        from market_listings group by 1, 2, 3, 4, 5, 6, 7
      ) alike, counted_by(kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted) c
      union all
      select department, facet, value, -listings from listing_counts
    ) both_sides
    group by 1, 2, 3 having sum(listings) <> 0
  ), added as (
    insert into listing_counts (department, facet, value, listings) select * from lacking returning 1
  )
  select count(*) from added
$$;
create or replace function listing_counts_emptied() returns trigger language plpgsql as $$
begin
  delete from listing_counts;
  return null;
end $$;
drop function repair_listing_groups();
drop table listing_groups;
drop index market_listings_counted, market_listings_counted_rest;
create index market_listings_counted on market_listings (category)
  include (id, kind, departments, vendor_id, vendor_ids, ports, out_of_stock, is_uncounted, price_minor)
  where cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20;
create index market_listings_counted_rest on market_listings (category) where not (cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20);
