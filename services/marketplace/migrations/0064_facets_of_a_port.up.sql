-- What a listing costs in a port is asked by its id and its vendor: with both, what facets count of a category in a port is read in one place too.
drop index market_listings_counted;
create index market_listings_counted on market_listings (category)
  include (id, kind, departments, vendor_id, vendor_ids, ports, out_of_stock, is_uncounted, price_minor)
  where cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20;
