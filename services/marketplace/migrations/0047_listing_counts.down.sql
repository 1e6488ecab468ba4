drop trigger market_listings_inserted on market_listings;
drop trigger market_listings_updated on market_listings;
drop trigger market_listings_deleted on market_listings;
drop trigger market_listings_truncated on market_listings;
drop function market_listings_written(), listing_counts_emptied(), fold_listing_counts(), repair_listing_counts(),
  counted_by(text, text[], text, uuid[], text[], boolean, boolean);
drop table listing_counts;
