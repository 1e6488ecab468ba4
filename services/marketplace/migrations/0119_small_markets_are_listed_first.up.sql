-- As in migration 0113, and of a market that is not large all are found first: a sample is asked only if there are more than are ranked. Each look at a sample that
-- has too few is lost, and of a name or a number all have too few.
create or replace function sampled_listings(query tsquery, wanted integer, is_thorough boolean, is_written boolean, out one_in integer, out in_sample integer, out places tid[])
language plpgsql stable parallel safe as $$
declare
  fills_page constant integer := 32;
  most_ranked constant integer := 3000;
  is_early boolean := false;
  listings bigint;
begin
  if wanted is not null then
    one_in := wanted;
    if wanted > 1 then
      places := listings_found(query, wanted, 10001);
      in_sample := cardinality(places);
    end if;
    return;
  end if;
  select sum(kept.listings) into listings from listing_counts kept where department = '' and facet = 'all' and value = '';
  if coalesce(listings, 0) <= 10000 then
    places := listings_found(query, 1, 10001);
    one_in := 1;
    if cardinality(places) <= most_ranked then return; end if;
  end if;
  is_early := not is_thorough and listings > 50000;
  foreach one_in in array case when is_early then array[4096, 1024, 256, 64, 16] else array[256, 16] end loop
    continue when is_early and listings < fills_page * one_in;
    places := listings_found(query, one_in, 10001);
    in_sample := cardinality(places);
    if one_in <= 256 and in_sample > (case when one_in = 16 then 250 else 70 end) then return; end if;
    continue when not is_early or in_sample < fills_page;
    if not is_written then return; end if;
    if fills_page <= (
      select count(*) from market_listings l where l.ctid = any (places) and ts_filter(l.search, '{a,b}') @@ query
    ) then return; end if;
  end loop;
  one_in := 1;
  places := null;
end $$;
