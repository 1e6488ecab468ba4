drop index market_listings_services;
