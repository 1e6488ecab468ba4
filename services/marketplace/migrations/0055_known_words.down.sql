-- Loads pg_trgm into this session: until then its settings are unknown, and only a superuser may name them below.
select similarity('', '');

drop trigger market_listings_words_inserted on market_listings;
drop trigger market_listings_words_updated on market_listings;
drop function listing_words_written(), repair_listing_words(), words_of(text);
drop table listing_words;

create or replace function similar_listings(text) returns table (id uuid, likeness real) language plpgsql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.45
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
