alter function listings_named(text, tsquery, integer) reset plan_cache_mode;
