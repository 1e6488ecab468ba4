-- Samples between and beyond the sixteenth (0052) and the 256th (0101), each a quarter of the one before: whatever is asked, one of them has enough of it for a
-- page and little more. A million listings have a name of four words 800 times, a single word 70,000 times, and what every description says a million times.
-- Each by other bytes of the id, which are random too: the index of a larger sample could serve a smaller one within it, and would be taken for it.
create index market_listings_64th on market_listings using gin (search) where get_byte(uuid_send(id), 14) < 4;
create index market_listings_1024th on market_listings using gin (search) where get_byte(uuid_send(id), 13) < 1 and get_byte(uuid_send(id), 12) < 64;
create index market_listings_4096th on market_listings using gin (search) where get_byte(uuid_send(id), 11) < 1 and get_byte(uuid_send(id), 10) < 16;

-- The places of the listings that a question finds, in a sample of one in so many, or in all. Each condition is written out, or its index could not be used, and
-- the question stands in a select, so that one plan serves every question. Places are good for the statement that asks, and are read without an index.
create function listings_found(query tsquery, one_in integer, most integer) returns tid[] language plpgsql stable parallel safe as $$
begin
  if one_in = 4096 then
    return array(
      select l.ctid from market_listings l
      where l.search @@ (select $1) and get_byte(uuid_send(l.id), 11) < 1 and get_byte(uuid_send(l.id), 10) < 16 limit most);
  elsif one_in = 1024 then
    return array(
      select l.ctid from market_listings l
      where l.search @@ (select $1) and get_byte(uuid_send(l.id), 13) < 1 and get_byte(uuid_send(l.id), 12) < 64 limit most);
  elsif one_in = 256 then
    return array(select l.ctid from market_listings l where l.search @@ (select $1) and get_byte(uuid_send(l.id), 15) < 1 limit most);
  elsif one_in = 64 then
    return array(select l.ctid from market_listings l where l.search @@ (select $1) and get_byte(uuid_send(l.id), 14) < 4 limit most);
  elsif one_in = 16 then
    return array(select l.ctid from market_listings l where l.search @@ (select $1) and get_byte(uuid_send(l.id), 15) < 16 limit most);
  end if;
  return array(select l.ctid from market_listings l where l.search @@ (select $1) limit most);
end $$;

-- The first listings whose name begins with a text and ends there or goes on with another word: `0` comes after the space and the marks. Available ones, others, and
-- services, which come first for a trade.
create function listings_named(text, query tsquery, most integer) returns tid[] language plpgsql stable parallel safe as $$
declare
  start text := plain_words($1);
begin
  return array(
    select named.ctid from (
      select l.ctid, l.search from market_listings l
      where not l.out_of_stock and l.sort_name >= start and l.sort_name < start || '0' order by l.sort_name, l.id limit most
    ) named where named.search @@ (select query)
  ) || array(
    select named.ctid from (
      select l.ctid, l.search from market_listings l
      where l.out_of_stock and l.sort_name >= start and l.sort_name < start || '0' order by l.sort_name, l.id limit most
    ) named where named.search @@ (select query)
  ) || array(
    select named.ctid from (
      select l.ctid, l.search from market_listings l
      where l.kind = 'service' and not l.out_of_stock and l.sort_name >= start and l.sort_name < start || '0' order by l.sort_name, l.id limit most
    ) named where named.search @@ (select query)
  );
end $$;

-- The smallest sample that has enough of a question, or the one that is wanted, and what it has; null if all have to be found. In a large market what fills a
-- page is enough: so many that are called so, or for a question that is not understood as written so many at all. Otherwise, and if it is to be thorough, it is
-- what shows that there are more than 3,000, up to which all are ranked.
create function sampled_listings(query tsquery, wanted integer, is_thorough boolean, is_written boolean, out one_in integer, out in_sample integer, out places tid[])
language plpgsql stable parallel safe as $$
declare
  fills_page constant integer := 32;
  is_early boolean := false;
  listings bigint;
begin
  if wanted is not null then
    one_in := wanted;
    if wanted > 1 then
      places := listings_found(query, wanted, 10001);
      in_sample := cardinality(places);
    end if;
    return;
  end if;
  if not is_thorough then
    select sum(kept.listings) into listings from listing_counts kept where department = '' and facet = 'all' and value = '';
    is_early := listings > 50000;
  end if;
  foreach one_in in array case when is_early then array[4096, 1024, 256, 64, 16] else array[256, 16] end loop
    continue when is_early and listings < fills_page * one_in;
    places := listings_found(query, one_in, 10001);
    in_sample := cardinality(places);
    if one_in <= 256 and in_sample > (case when one_in = 16 then 250 else 70 end) then return; end if;
    continue when not is_early or in_sample < fills_page;
    if not is_written then return; end if;
    if fills_page <= (
      select count(*) from market_listings l where l.ctid = any (places) and ts_filter(l.search, '{a,b}') @@ query
    ) then return; end if;
  end loop;
  one_in := 1;
  places := null;
end $$;

drop function words_asked(text[], boolean, integer, integer, integer);
-- What finds the listings that have all words of one of the texts: whole words if so many listings have them, and else also what only begins so; or as `is_whole`
-- says. With the listings that are to be ranked: all, or those in a sample and those that are `named` so.
create function words_asked(said text[], wants_whole boolean, least_whole integer, wanted integer, is_thorough boolean, otherwise text, named text, named_most integer,
  out query tsquery, out is_whole boolean, out one_in integer, out in_sample integer, out places tid[])
language plpgsql stable parallel safe as $$
declare
  each_said text;
  has_any boolean := false;
begin
  -- What is of the category that is meant comes first, however little of it there is.
  is_thorough := is_thorough or otherwise is not null and exists (
    select from listing_counts where department = '' and facet = 'category'
      and to_tsvector('english', bare_words(value)) = to_tsvector('english', bare_words(otherwise))
  );
  is_whole := false;
  if wants_whole is distinct from false then
    foreach each_said in array said loop
      query := coalesce(query || whole_words_query(each_said), query, whole_words_query(each_said));
    end loop;
    select * into one_in, in_sample, places from sampled_listings(query, wanted, is_thorough, true);
    places := coalesce(places, listings_found(query, 1, 10001));
    has_any := places <> '{}';
    is_whole := coalesce(wants_whole, one_in > 1 or cardinality(places) >= least_whole);
  end if;
  if not is_whole then
    query := null;
    foreach each_said in array said loop
      query := coalesce(query || words_query(each_said), query, words_query(each_said));
    end loop;
    select * into one_in, in_sample, places from sampled_listings(query, wanted, is_thorough, true);
    -- If one word is nowhere, nothing is found, but first all is listed that begins like the others.
    if places is null and not has_any and coalesce(in_sample, 0) = 0 then
      has_any := exists (select from unnest(said) each (text) where each_word_is_somewhere(each.text));
      places := case when not has_any then '{}'::tid[] end;
    end if;
    places := coalesce(places, listings_found(query, 1, 10001));
  end if;
  if one_in > 1 and named is not null then places := places || listings_named(named, query, named_most); end if;
end $$;

drop function sampled_listings(tsquery, integer, integer);

-- How like a misspelt question each of these listings is.
create function rated_listings(text, places tid[]) returns table (id uuid, likeness real)
language plpgsql stable strict parallel safe rows 20 as $$
begin
  return query execute format('select l.id, %s from market_listings l where l.ctid = any ($1)', $1) using places;
end $$;
