-- Loads pg_trgm into this session: until then its settings are unknown, and only a superuser may name them below.
select similarity('', '');

-- As in migration 0086.
create or replace function similar_question(text) returns table (query tsquery, likeness text) language plpgsql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.45
  set pg_trgm.similarity_threshold = 0.36
  -- To read every listing takes a second; the planner guesses that many are alike, and would.
  set enable_seqscan = off
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
  left join lateral (
    select string_agg(quote_literal(best.word), ' | ') as words,
      string_agg(format('when l.search @@ %L::tsquery then %s', quote_literal(best.word), best.likeness), ' ' order by best.likeness desc) as likeness
    from (
      select near.word, max(near.likeness) as likeness
      from (
        select known.word, greatest(similarity(each_word.word, known.word), word_similarity(each_word.word, known.word)) as likeness
        from listing_words known
        where not each_word.is_known and (known.word % each_word.word or known.word %> each_word.word)
        union all
        select known.word, 1 - 1 / length(each_word.word)::real
        -- Not for each of the known words anew.
        from (select one_letter_off(each_word.word) as pattern where not each_word.is_known and each_word.word ~ '^[[:alnum:]]{3,7}$' offset 0) letters
        join listing_words known on starts_with(known.word, left(each_word.word, 1))
          and abs(length(known.word) - length(each_word.word)) <= 1 and regexp_like(known.word, letters.pattern)
      ) near
      group by near.word order by likeness desc, near.word limit 8
    ) best
  ) alike on true
  cross join lateral (
    select is_known or exists (select from market_listings l where l.search @@ as_written) as is_written
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

drop function known_one_letter_off(text);
drop index listing_words_masked;
drop function one_letter_masked(text);
