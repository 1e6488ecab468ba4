drop function words_asked(text[], boolean, integer, integer, boolean, text, text, integer);
drop function sampled_listings(tsquery, integer, boolean, boolean);
drop function rated_listings(text, tid[]);
drop function listings_named(text, tsquery, integer);
drop function listings_found(tsquery, integer, integer);

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

drop index market_listings_4096th;
drop index market_listings_1024th;
drop index market_listings_64th;
