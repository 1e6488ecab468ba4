-- Everything that facets count of a category, to be read in one place: ten thousand listings lie all over the table. An entry has to be short, so that what
-- very many vendors or ports have stands apart.
create index market_listings_counted on market_listings (category)
  include (kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, price_minor)
  where cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20;
create index market_listings_counted_rest on market_listings (category) where not (cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20);
