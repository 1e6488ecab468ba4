drop function words_shared(text, text[]);
drop function words_apart(text);
drop function words_asked(text[], boolean, integer, integer, integer);
drop function sampled_listings(tsquery, integer, integer);

create or replace function words_query(text) returns tsquery language sql stable parallel safe as $$
  select string_agg('(' || nullif((to_tsquery('simple', as_written) || phraseto_tsquery('english', bare))::text, '') || ')', ' & ')::tsquery
  from (
    select bare, '''' || regexp_replace(bare, ' +', ''' <-> ''', 'g') || ''':*' as as_written
    from (select btrim(bare_words(word)) as bare from regexp_split_to_table($1, '\s+') as word) each_word
    where bare <> ''
  ) words
$$;

create or replace function whole_words_query(text) returns tsquery language sql stable parallel safe as $$
  select string_agg('(' || nullif((phraseto_tsquery('simple', bare) || phraseto_tsquery('english', bare))::text, '') || ')', ' & ')::tsquery
  from (select btrim(bare_words(word)) as bare from regexp_split_to_table($1, '\s+') as word) words
  where bare <> ''
$$;

drop function begins_nothing(text);
