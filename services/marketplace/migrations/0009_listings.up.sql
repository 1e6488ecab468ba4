-- Loads pg_trgm into this session: until then its settings are unknown, and only a superuser may name them below.
select similarity('', '');

-- Each word of a question is found by itself, as it is or by what looks like it, so that several may be misspelt at once; where no listing
-- has something of every word, the question is compared as a whole. Likeness is the mean of the words': 1 is every word as it was written.
-- The text is put together for as many words as there are, since an index serves only what is written out.
create or replace function similar_listings(text) returns table (id uuid, likeness real) language plpgsql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.45
  -- To compare the letters of every listing takes a second; the planner guesses that many are alike, and would.
  set enable_seqscan = off
as $$
declare
  asked text := btrim(bare_words($1));
  has_each text;
  likeness_of_each text;
begin
  select
    string_agg(format('(l.search @@ %L::tsquery or l.words %%> %L)', words_query(word), word), ' and '),
    string_agg(
      format('case when l.search @@ %L::tsquery then 1 else word_similarity(%L, l.words) end', words_query(word), word), ' + '
    ) || ') / ' || count(*)
  into has_each, likeness_of_each
  from (
    select distinct word from regexp_split_to_table(asked, ' +') word where words_query(word) is not null limit 12
  ) each_word;
  if has_each is null then return; end if;
  return query execute format('select l.id, ((%s)::real from market_listings l where %s', likeness_of_each, has_each);
  if not found then
    return query select l.id, word_similarity(asked, l.words) from market_listings l where l.words %> asked;
  end if;
end $$;

-- In PL/pgSQL, so that the bare words are made once: as SQL, put in the place of its call, they would be made for each of their uses.
create or replace function word_vector(text, "char") returns tsvector language plpgsql stable parallel safe as $$
declare bare text := bare_words($1);
begin
  return setweight(to_tsvector('simple', bare) || to_tsvector('english', bare), $2);
end $$;

-- What nobody else offers goes without being made anew first. The lock is that of a refresh: nobody adds an offer of another vendor meanwhile.
create function forget_vendor_listings(vendor uuid) returns void language plpgsql as $$
declare
  offered uuid[] := array(select distinct product_id from inventory_items where supplier_id = vendor);
begin
  perform 1 from products where id = any (offered) order by id for no key update;
  delete from market_listings where id = any (offered) and vendor_ids = array[vendor];
  delete from market_listings where id in (select id from services where provider_id = vendor);
  perform refresh_product_listings(
    array(select id from market_listings where id = any (offered) and vendor_ids @> array[vendor])
  );
end $$;

create or replace function vendor_went_live_or_away() returns trigger language plpgsql as $$
begin
  if new.status = 'active' then perform refresh_vendor_listings(new.id);
  else perform forget_vendor_listings(new.id);
  end if;
  return null;
end $$;
