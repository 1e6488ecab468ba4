-- Whether a word is a known one with which no other known word begins. To look for what begins so, the lists of all that does are put together each time: of four
-- words of a name that took ten times as long as the words themselves. Numbers are of articles, and are not all known.
create function begins_nothing(word text) returns boolean language plpgsql stable parallel safe as $$
begin
  return $1 ~ '^[[:alpha:]]+$' and exists (select from listing_words known where known.word = $1)
    and not coalesce(starts_with((select known.word from listing_words known where known.word > $1 order by known.word limit 1), $1), false);
end $$;

-- As in migrations 0005 and 0052, in a language whose plans a connection keeps, without a stem that is the word itself, and without what only begins like a
-- word that begins nothing.
create or replace function words_query(text) returns tsquery language plpgsql stable parallel safe as $$
declare
  word text;
  as_written tsquery;
  every tsquery;
begin
  foreach word in array regexp_split_to_array($1, '\s+') loop
    word := btrim(bare_words(word));
    continue when word = '';
    as_written := case when begins_nothing(word) then whole_words_query(word)
      else to_tsquery('simple', '''' || regexp_replace(word, ' +', ''' <-> ''', 'g') || ''':*') || phraseto_tsquery('english', word) end;
    if numnode(as_written) > 0 then every := coalesce(every && as_written, as_written); end if;
  end loop;
  return every;
end $$;

create or replace function whole_words_query(text) returns tsquery language plpgsql stable parallel safe as $$
declare
  word text;
  as_written tsquery;
  stem tsquery;
  every tsquery;
begin
  foreach word in array regexp_split_to_array($1, '\s+') loop
    word := btrim(bare_words(word));
    continue when word = '';
    as_written := phraseto_tsquery('simple', word);
    stem := phraseto_tsquery('english', word);
    if stem <> as_written then as_written := as_written || stem; end if;
    if numnode(as_written) > 0 then every := coalesce(every && as_written, as_written); end if;
  end loop;
  return every;
end $$;

-- How many listings in the sample of a sixteenth a question finds, up to one more than the last; if the sample of a 256th has more than the other limit, it says
-- at once that there are more.
create function sampled_listings(tsquery, most_in_smaller integer, most integer) returns integer language plpgsql stable parallel safe as $$
declare
  found integer;
begin
  -- The query in a select, so that one plan serves every question.
  select count(*) into found from (
    select from market_listings l where l.search @@ (select $1) and get_byte(uuid_send(l.id), 15) < 1 limit most_in_smaller + 1
  ) listings;
  if found > most_in_smaller then return most + 1; end if;
  select count(*) into found from (
    select from market_listings l where l.search @@ (select $1) and get_byte(uuid_send(l.id), 15) < 16 limit most + 1
  ) listings;
  return found;
end $$;

-- What finds the listings that have all words of one of the texts: whole words if so many listings have them, and else also what only begins so; or as `is_whole`
-- says. With the number in the samples, and whether anything can be found. A statement would prepare each of these counts each time, and few are needed.
create function words_asked(said text[], wants_whole boolean, least_whole integer, most_in_smaller integer, most integer)
returns table (query tsquery, is_whole boolean, is_possible boolean, sampled integer) language plpgsql stable parallel safe rows 1 as $$
declare
  each_said text;
  found integer := 0;
begin
  is_whole := false;
  if wants_whole is distinct from false then
    foreach each_said in array said loop
      query := coalesce(query || whole_words_query(each_said), query, whole_words_query(each_said));
    end loop;
    sampled := sampled_listings(query, most_in_smaller, most);
    if wants_whole is null and sampled < least_whole then
      select count(*) into found from (select from market_listings l where l.search @@ (select query) limit least_whole) listings;
    end if;
    is_whole := coalesce(wants_whole, greatest(sampled, found) >= least_whole);
  end if;
  if not is_whole then
    query := null;
    foreach each_said in array said loop
      query := coalesce(query || words_query(each_said), query, words_query(each_said));
    end loop;
    sampled := sampled_listings(query, most_in_smaller, most);
  end if;
  is_possible := is_whole or found > 0 or sampled > 0;
  if not is_possible then
    foreach each_said in array said loop
      is_possible := each_word_is_somewhere(each_said);
      exit when is_possible;
    end loop;
  end if;
  return next;
end $$;

-- The separate words of a text.
create function words_apart(text) returns text[] language sql stable parallel safe as $$
  select regexp_split_to_array(plain_words($1), '[^[:alnum:]]+')
$$;

-- How many of the words a text has. Few offers have to be asked: written into a statement, it would be prepared for all that ask none.
create function words_shared(text, asked text[]) returns integer language plpgsql stable parallel safe as $$
begin
  return (select count(distinct word) from unnest(words_apart($1)) word where word = any (asked));
end $$;
