drop trigger services_truncated on services;
drop trigger inventory_items_truncated on inventory_items;
drop trigger vendor_ports_removed on vendor_ports;
drop trigger vendor_ports_added on vendor_ports;
drop trigger vendor_went_live_or_away on vendors;
drop trigger services_deleted on services;
drop trigger services_updated on services;
drop trigger services_inserted on services;
drop trigger products_updated on products;
drop trigger inventory_items_updated on inventory_items;
drop trigger inventory_items_deleted on inventory_items;
drop trigger inventory_items_inserted on inventory_items;
drop function listings_truncated(), vendor_ports_changed(), vendor_went_live_or_away(), refresh_vendor_listings(uuid), services_deleted(),
  services_written(), products_updated(), inventory_items_updated(), inventory_items_deleted(), inventory_items_inserted(),
  live_vendors(uuid[]), refresh_service_listings(uuid[]), refresh_product_listings(uuid[]);
drop function similar_listings(text);
drop table market_listings;
drop function words_query(text), word_vector(text, "char"), bare_words(text), plain_words(text);
drop extension unaccent, pg_trgm;
