-- How many live listings there are of everything that can be chosen, in the whole market and in each department: kept, so that nobody
-- counts a market. A change adds rows with what is more or less (no row is changed, so nobody waits for anybody); the sum of the rows is
-- the count, exact for whoever reads. A job puts them together.
create table listing_counts (
  id bigint generated always as identity primary key,
  -- Empty for the whole market.
  department text not null,
  facet text not null check (facet in ('all', 'kind', 'department', 'category', 'vendor', 'port', 'stock')),
  value text not null,
  -- More, or fewer.
  listings bigint not null
);
create index listing_counts_by_choice on listing_counts (department, facet, value) include (listings);

-- Everything by which a listing is counted.
create function counted_by(kind text, departments text[], category text, vendor_ids uuid[], ports text[], out_of_stock boolean,
  is_uncounted boolean) returns table (department text, facet text, value text) language sql immutable parallel safe as $$
  select each_department, each_facet, each_value
  from (select '' union select unnest(departments)) counted_in (each_department)
  cross join (
    values ('all', ''), ('kind', kind),
      ('stock', case when out_of_stock then 'out' when is_uncounted then 'uncounted' else 'in' end)
    union all select 'category', category where category is not null
    union all select distinct 'vendor', unnest(vendor_ids)::text
    union all select distinct 'port', unnest(ports)
  ) counted (each_facet, each_value)
  union all select distinct '', 'department', unnest(departments)
$$;

-- What changed in a statement: the same of everything that is counted is put together first, for an import or a vendor who goes offline
-- changes many alike. A change of the price alone adds nothing.
create function market_listings_written() returns trigger language plpgsql as $$
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
create trigger market_listings_inserted after insert on market_listings
  referencing new table as now_there for each statement execute function market_listings_written();
create trigger market_listings_updated after update on market_listings
  referencing old table as was_there new table as now_there for each statement execute function market_listings_written();
create trigger market_listings_deleted after delete on market_listings
  referencing old table as was_there for each statement execute function market_listings_written();

-- Puts the rows of each choice together. What is written meanwhile is put together the next time, and two of these at once disturb nobody:
-- each puts together what it has taken away itself.
create function fold_listing_counts() returns void language sql as $$
  with taken as (
    delete from listing_counts where (department, facet, value) in (
      select department, facet, value from listing_counts group by 1, 2, 3 having count(*) > 1 or sum(listings) = 0
    )
    returning department, facet, value, listings
  )
  insert into listing_counts (department, facet, value, listings)
  select department, facet, value, sum(listings) from taken group by 1, 2, 3 having sum(listings) <> 0
$$;

-- Adds what the counts lack, and says how many were wrong. One statement sees one moment of both, so that it may run at any time.
create function repair_listing_counts() returns bigint language sql as $$
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

create function listing_counts_emptied() returns trigger language plpgsql as $$
begin
  delete from listing_counts;
  return null;
end $$;
create trigger market_listings_truncated after truncate on market_listings
  for each statement execute function listing_counts_emptied();

select repair_listing_counts();
