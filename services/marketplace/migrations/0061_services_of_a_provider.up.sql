-- What a provider has besides a service is read in the order in which it is shown, however many services they have.
create index market_listings_services on market_listings (vendor_id, out_of_stock, sort_name, id) where kind = 'service';
