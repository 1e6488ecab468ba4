drop function each_word_is_somewhere(text);
drop index market_listings_small_sample;

drop function rated_listings(tsquery, text, integer);
create function rated_listings(tsquery, text, in_sample boolean default false) returns table (id uuid, likeness real)
language plpgsql stable strict parallel safe rows 20
  set enable_seqscan = off
as $$
begin
  return query execute format(
    'select l.id, %s from market_listings l where l.search @@ %L::tsquery %s', $2, $1,
    case when in_sample then 'and get_byte(uuid_send(l.id), 15) < 16' else '' end
  );
end $$;

-- Loads pg_trgm into this session: until then its settings are unknown, and only a superuser may name them below.
select similarity('', '');

-- As in migration 0059.
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
    return query select * from rated_listings(question.query, question.likeness, in_sample);
  end if;
end $$;
