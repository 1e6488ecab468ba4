-- A sixteenth of the listings, chosen by chance: an id ends with random bits. Of a word that a large market has everywhere, all that has it
-- takes a tenth of a second to list; the sample says at once that there is very much, and holds more of it than anybody looks through.
create index market_listings_sample on market_listings using gin (search) where get_byte(uuid_send(id), 15) < 16;

-- What finds every word of a question as it was written, or by its stem: without what only begins so, whose lists have to be put together
-- each time. Null when nothing in it is a word.
create function whole_words_query(text) returns tsquery language sql stable parallel safe as $$
  select string_agg('(' || nullif((phraseto_tsquery('simple', bare) || phraseto_tsquery('english', bare))::text, '') || ')', ' & ')::tsquery
  from (select btrim(bare_words(word)) as bare from regexp_split_to_table($1, '\s+') as word) words
  where bare <> ''
$$;
