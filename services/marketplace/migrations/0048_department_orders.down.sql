drop index market_listings_category;
create index market_listings_category on market_listings (category, out_of_stock, sort_name, id);
drop index market_listings_kind;
do $$
declare slug text;
begin
  for slug in select d.slug from departments d loop
    execute format('drop index %I, %I, %I, %I', 'market_listings_by_name_' || slug, 'market_listings_by_price_' || slug,
      'market_listings_by_price_down_' || slug, 'market_listings_by_age_' || slug);
  end loop;
end $$;
