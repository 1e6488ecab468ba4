-- Loads pg_trgm into this session: until then its settings are unknown, and only a superuser may name them below.
select similarity('', '');

create or replace function vendor_went_live_or_away() returns trigger language plpgsql as $$
begin
  perform refresh_vendor_listings(new.id);
  return null;
end $$;

drop function forget_vendor_listings(uuid);

create or replace function word_vector(text, "char") returns tsvector language sql stable parallel safe as $$
  select setweight(to_tsvector('simple', bare_words($1)) || to_tsvector('english', bare_words($1)), $2)
$$;

drop function similar_listings(text);
create function similar_listings(text) returns table (id uuid, likeness real) language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.45
as $$
  select id, word_similarity(plain_words($1), words) from market_listings where words %> plain_words($1)
$$;
