-- How many live listings are alike in everything that facets count, by category: of a category with any other choices that is few rows to read, however many listings
-- there are. Kept as listing_counts is (0047): a change adds what is more or less, the sum is exact for whoever reads, and a job puts the rows together.
create table listing_groups (
  id bigint generated always as identity primary key,
  category text not null,
  kind text not null,
  departments text[] not null,
  vendor_ids uuid[] not null,
  ports text[] not null,
  out_of_stock boolean not null,
  is_uncounted boolean not null,
  -- More, or fewer.
  listings bigint not null
);
create index listing_groups_by_category on listing_groups (category);

-- As in migration 0047, and what is alike is kept besides.
create or replace function market_listings_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    with alike as (
      select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, count(*) as change
      from now_there group by 1, 2, 3, 4, 5, 6, 7
    ), grouped as (
      insert into listing_groups (category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, listings)
      select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, change from alike where category is not null
    )
    insert into listing_counts (department, facet, value, listings)
    select c.department, c.facet, c.value, sum(alike.change)
    from alike, counted_by(kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted) c
    group by 1, 2, 3 having sum(alike.change) <> 0;
  elsif tg_op = 'DELETE' then
    with alike as (
      select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, -count(*) as change
      from was_there group by 1, 2, 3, 4, 5, 6, 7
    ), grouped as (
      insert into listing_groups (category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, listings)
      select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, change from alike where category is not null
    )
    insert into listing_counts (department, facet, value, listings)
    select c.department, c.facet, c.value, sum(alike.change)
    from alike, counted_by(kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted) c
    group by 1, 2, 3 having sum(alike.change) <> 0;
  else
    with alike as (
      select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, sum(change) as change
      from (
        select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, 1 as change from now_there
        union all
        select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, -1 from was_there
      ) both_sides
      group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0
    ), grouped as (
      insert into listing_groups (category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, listings)
      select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, change from alike where category is not null
    )
    insert into listing_counts (department, facet, value, listings)
    select c.department, c.facet, c.value, sum(alike.change)
    from alike, counted_by(kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted) c
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
  select department, facet, value, sum(listings) from taken group by 1, 2, 3 having sum(listings) <> 0;
  with taken as (
    delete from listing_groups where (category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted) in (
      select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted from listing_groups
      group by 1, 2, 3, 4, 5, 6, 7 having count(*) > 1 or sum(listings) = 0
    )
    returning category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, listings
  )
  insert into listing_groups (category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, listings)
  select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, sum(listings) from taken
  group by 1, 2, 3, 4, 5, 6, 7 having sum(listings) <> 0
$$;

-- As in migration 0047, of both. Each of the two statements sees one moment of what it compares.
create function repair_listing_groups() returns bigint language sql as $$
  with added as (
    insert into listing_groups (category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, listings)
    select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, sum(listings)
    from (
      select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, count(*) as listings
      from market_listings where category is not null group by 1, 2, 3, 4, 5, 6, 7
      union all
      select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, -listings from listing_groups
    ) both_sides
    group by 1, 2, 3, 4, 5, 6, 7 having sum(listings) <> 0
    returning 1
  )
  select count(*) from added
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
  select (select count(*) from added) + repair_listing_groups()
$$;

create or replace function listing_counts_emptied() returns trigger language plpgsql as $$
begin
  delete from listing_counts;
  delete from listing_groups;
  return null;
end $$;

select repair_listing_groups();

-- With the price in its order, the first and the last of a category are its lowest and highest, whatever else is chosen.
drop index market_listings_counted;
create index market_listings_counted on market_listings (category, price_minor)
  include (id, kind, departments, vendor_id, vendor_ids, ports, out_of_stock, is_uncounted)
  where cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20;
drop index market_listings_counted_rest;
create index market_listings_counted_rest on market_listings (category, price_minor)
  where not (cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20);
