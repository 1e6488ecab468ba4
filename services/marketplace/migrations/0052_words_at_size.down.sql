drop function whole_words_query(text);
drop index market_listings_sample;
