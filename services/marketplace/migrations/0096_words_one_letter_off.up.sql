-- Loads pg_trgm into this session: until then its settings are unknown, and only a superuser may name them below.
select similarity('', '');

-- A word with each of its letters but the first masked in turn: "t.ak", "te.k", "tea." of "teak". Two words are one letter off if they have a mask in
-- common, or if one has the other's letters with a gap at a mask.
create function one_letter_masked(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(left(word, at - 1) || '.' || substr(word, at + 1)) from generate_series(2, length(word)) at
$$;

-- Finds the words that are one letter off without reading every word. New words are few and questions many: none is left for a question to read through.
create index listing_words_masked on listing_words using gin (one_letter_masked(word)) with (fastupdate = off) where length(word) <= 8;

-- The known words that a short word becomes with another letter, one more, one less, or two that have changed places; its first letter stays. The same as
-- the pattern of migration 0073 finds, which is compared with each word.
create function known_one_letter_off(text) returns setof text language sql stable strict parallel safe rows 4 as $$
  select word from listing_words
  where length(word) <= 8 and one_letter_masked(word) && (
    one_letter_masked($1) || array(select left($1, at - 1) || '.' || substr($1, at) from generate_series(2, length($1) + 1) at)
  )
  union
  select word from listing_words
  where word = any (array(
    select left($1, at - 1) || rest from generate_series(2, length($1)) at,
      lateral (values (substr($1, at + 1)), (substr($1, at + 1, 1) || substr($1, at, 1) || substr($1, at + 2))) changed (rest)
  ))
$$;

-- As in migration 0086, but that what is one letter off is looked up by its index. For a word of up to four letters it is all that is taken, if there is any:
-- hundreds of words have so many letters in common with it, and most of them only begin with the same two.
create or replace function similar_question(text) returns table (query tsquery, likeness text) language plpgsql stable parallel safe rows 1
  set pg_trgm.word_similarity_threshold = 0.45
  set pg_trgm.similarity_threshold = 0.36
  -- To read every listing takes a second; the planner guesses that many are alike, and would.
  set enable_seqscan = off
  -- The plan for a question that is known looks cheaper, and making it takes longer than the question.
  set plan_cache_mode = force_generic_plan
as $$
declare
  asked text := btrim(bare_words($1));
  has_each text;
  likeness_of_each text;
  is_told boolean;
begin
  -- What is nowhere, nor anything like it, is left out, and counts for the likeness. One or two letters alone say nothing.
  select string_agg(format('(%s)', concat_ws(' | ', as_written::text, alike.words)), ' & ') filter (where is_there),
    string_agg(format('case when l.search @@ %L::tsquery then 1 %s else 0.0 end', as_written, alike.likeness), ' + ')
      || ') / ' || count(*),
    bool_or(is_written and length(word) > 2) or bool_and(is_there) and bool_or(length(word) > 2)
  into has_each, likeness_of_each, is_told
  from (
    -- A known word is meant as it is: nothing is taken for it, and not what only begins so.
    select word, is_known, case when is_known then whole_words_query(word) else words_query(word) end as as_written
    from (
      select word, exists (select from listing_words known where known.word = each_word.word) as is_known
      from (select distinct word from regexp_split_to_table(asked, ' +') word) each_word
    ) each_word
    where words_query(word) is not null limit 12
  ) each_word
  -- What is followed by `offset 0` is looked up once for each word, not once for each use.
  cross join lateral (
    select case
      when not each_word.is_known and each_word.word ~ '^[[:alnum:]]{3,7}$' then array(select known_one_letter_off(each_word.word)) else '{}'
    end as words
    offset 0
  ) off
  left join lateral (
    select string_agg(quote_literal(best.word), ' | ') as words,
      string_agg(format('when l.search @@ %L::tsquery then %s', quote_literal(best.word), best.likeness), ' ' order by best.likeness desc) as likeness
    from (
      select near.word, max(near.likeness) as likeness
      from (
        select known.word, greatest(similarity(each_word.word, known.word), word_similarity(each_word.word, known.word)) as likeness
        from listing_words known
        where not each_word.is_known and (length(each_word.word) > 4 or off.words = '{}')
          and (known.word % each_word.word or known.word %> each_word.word)
        union all
        select word, 1 - 1 / length(each_word.word)::real from unnest(off.words) word
      ) near
      group by near.word order by likeness desc, near.word limit 8
    ) best
  ) alike on true
  cross join lateral (
    select is_known or exists (select from market_listings l where l.search @@ as_written) as is_written
    offset 0
  ) written
  cross join lateral (select is_written or alike.words is not null as is_there) there;
  if likeness_of_each is null then return; end if;
  -- Of what is frequent the sample has some, and is short.
  return query select
    case when is_told and (
      exists (select from market_listings l where l.search @@ has_each::tsquery and get_byte(uuid_send(l.id), 15) < 16)
      or exists (select from market_listings l where l.search @@ has_each::tsquery)
    ) then has_each::tsquery end,
    '((' || likeness_of_each || ')::real';
end $$;
