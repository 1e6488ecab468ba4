drop index market_listings_counted;
create index market_listings_counted on market_listings (category)
  include (kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, price_minor)
  where cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20;
