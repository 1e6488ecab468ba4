-- A department's page is read in the order of an index of that department alone: in one of the whole market, what stands between may be
-- everything, as names begin with their makers.
do $$
declare slug text;
begin
  for slug in select d.slug from departments d order by d.position loop
    execute format('create index %I on market_listings (out_of_stock, sort_name, id) where departments @> array[%L::text]',
      'market_listings_by_name_' || slug, slug);
    execute format('create index %I on market_listings (out_of_stock, price_minor, id) where departments @> array[%L::text]',
      'market_listings_by_price_' || slug, slug);
    execute format('create index %I on market_listings (out_of_stock, (-price_minor), id) where departments @> array[%L::text]',
      'market_listings_by_price_down_' || slug, slug);
    execute format('create index %I on market_listings (listed_at desc, id desc) where departments @> array[%L::text]',
      'market_listings_by_age_' || slug, slug);
  end loop;
end $$;

-- Of services there are few among many products.
create index market_listings_kind on market_listings (kind, out_of_stock, sort_name, id);

-- With the kind, so that a page of a category is found in the index alone: the planner takes that of all names otherwise, for it does not know that
-- the names of a category stand together.
drop index market_listings_category;
create index market_listings_category on market_listings (category, out_of_stock, sort_name, id) include (kind);
