-- A 256th of the listings, of the sixteenth of migration 0052: of a word that a million listings have everywhere, the sixteenth too has thousands, which take
-- longer to rank than anybody looks through.
create index market_listings_small_sample on market_listings using gin (search) where get_byte(uuid_send(id), 15) < 1;

-- The listings that a question of similar_question finds, with their likeness: all, or the sample whose ids end with a byte below this.
drop function rated_listings(tsquery, text, boolean);
create function rated_listings(tsquery, text, byte_below integer default 256) returns table (id uuid, likeness real)
language plpgsql stable strict parallel safe rows 20
  set enable_seqscan = off
as $$
begin
  return query execute format(
    'select l.id, %s from market_listings l where l.search @@ %L::tsquery %s', $2, $1,
    case when byte_below < 256 then format('and get_byte(uuid_send(l.id), 15) < %s', byte_below) else '' end
  );
end $$;

-- Loads pg_trgm into this session: until then its settings are unknown, and only a superuser may name them below.
select similarity('', '');

-- As in migration 0090.
create or replace function similar_listings(text, in_sample boolean default false) returns table (id uuid, likeness real)
language plpgsql stable parallel safe rows 20
  set pg_trgm.word_similarity_threshold = 0.45
  set enable_seqscan = off
as $$
declare
  asked text := btrim(bare_words($1));
  question record;
begin
  select * into question from similar_question($1);
  if not found then return; end if;
  if question.query is null then
    return query select l.id, word_similarity(asked, l.words) from market_listings l where l.words %> asked;
  else
    return query select * from rated_listings(question.query, question.likeness, case when in_sample then 16 else 256 end);
  end if;
end $$;

-- Whether each word of a question is in some listing, as a word or its beginning. If one is not, words_query finds nothing, but first lists all that begins
-- like the others: 25 ms for a word that 80,000 listings have.
create function each_word_is_somewhere(text) returns boolean language plpgsql stable parallel safe
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  return not exists (
    select from regexp_split_to_table($1, '\s+') each (word), lateral (select words_query(each.word) as as_written offset 0) query
    where not case
      when as_written is null then true
      when exists (select from listing_words known where known.word = btrim(bare_words(each.word))) then true
      when exists (select from market_listings l where l.search @@ as_written and get_byte(uuid_send(l.id), 15) < 16) then true
      else exists (select from market_listings l where l.search @@ as_written)
    end
  );
end $$;
