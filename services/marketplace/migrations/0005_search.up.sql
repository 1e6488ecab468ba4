-- What everybody can find, one row a product or service that is live, kept in step by triggers: no writer can forget it.
-- Both extensions are trusted: whoever owns the database may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table market_listings (
  -- Of the product or the service.
  id uuid primary key,
  kind text not null check (kind in ('product', 'service')),
  -- The offer one would take of a product: in stock before others, then the cheapest. Null for a service.
  inventory_id uuid,
  name text not null,
  detail text,
  category text,
  departments text[] not null,
  price_minor bigint not null,
  currency text not null,
  price_for text,
  vendor_id uuid not null,
  -- Everybody who offers it, and where they deliver or work.
  vendor_ids uuid[] not null,
  ports text[] not null,
  -- Null for a service.
  in_stock boolean,
  out_of_stock boolean generated always as (in_stock is false) stored,
  listed_at timestamptz not null,
  -- Written small and without accents, in the order of bytes: cursors compare it, and carry it, so it is cut.
  sort_name text collate "C" not null,
  -- For words that are misspelt.
  words text not null,
  search tsvector not null
);
create index market_listings_by_name on market_listings (out_of_stock, sort_name, id);
create index market_listings_by_price on market_listings (out_of_stock, price_minor, id);
-- Turned round alone, so that what cannot be had still comes last.
create index market_listings_by_price_down on market_listings (out_of_stock, (-price_minor), id);
create index market_listings_category on market_listings (category, out_of_stock, sort_name, id);
create index market_listings_by_age on market_listings (listed_at desc, id desc);
create index market_listings_departments on market_listings using gin (departments);
create index market_listings_vendors on market_listings using gin (vendor_ids);
create index market_listings_ports on market_listings using gin (ports);
create index market_listings_search on market_listings using gin (search);
create index market_listings_words on market_listings using gin (words gin_trgm_ops);

create function plain_words(text) returns text language sql stable parallel safe as $$
  select lower(unaccent(coalesce($1, '')))
$$;

-- Without what stands between words: the parser of full text would make one word of "12/24V", and a number of the end of "F-4".
create function bare_words(text) returns text language sql stable parallel safe as $$
  select translate(plain_words($1), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$$;

-- As written and by its English stem, so that "fenders" finds a fender and a part number finds itself.
create function word_vector(text, "char") returns tsvector language sql stable parallel safe as $$
  select setweight(to_tsvector('simple', bare_words($1)) || to_tsvector('english', bare_words($1)), $2)
$$;

-- What finds every word of a question, as the beginning of a word or by its stem; what belongs together in it ("F-4") has to stand together.
-- Null when nothing in it is a word.
create function words_query(text) returns tsquery language sql stable parallel safe as $$
  select string_agg('(' || nullif((to_tsquery('simple', as_written) || phraseto_tsquery('english', bare))::text, '') || ')', ' & ')::tsquery
  from (
    select bare, '''' || regexp_replace(bare, ' +', ''' <-> ''', 'g') || ''':*' as as_written
    from (select btrim(bare_words(word)) as bare from regexp_split_to_table($1, '\s+') as word) each_word
    where bare <> ''
  ) words
$$;

-- What looks like a question, measured by the letters that stand together: 1 is the same.
create function similar_listings(text) returns table (id uuid, likeness real) language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.45
as $$
  select id, word_similarity(plain_words($1), words) from market_listings where words %> plain_words($1)
$$;

create function refresh_product_listings(changed uuid[]) returns void language plpgsql as $$
begin
  -- One refresh of a product after the other, or each would miss what the other is just writing; by id, so that two of them wait and never deadlock.
  perform 1 from products where id = any (changed) order by id for no key update;
  with offers as (
    select p.id, count(*) as offers,
      (array_agg(i.id order by coalesce(i.stock, 1) > 0 desc, i.price_minor, i.id))[1] as best_id,
      array_agg(distinct i.supplier_id) as vendor_ids,
      min(i.created_at) as listed_at,
      string_agg(distinct concat_ws(' ', i.name, i.variant, i.sku), ' ') as offer_words
    from products p
    join inventory_items i on i.product_id = p.id and i.status = 'active'
    join vendors v on v.id = i.supplier_id and v.status = 'active'
    where p.id = any (changed)
    group by p.id
  ), kept as (
    insert into market_listings
      (id, kind, inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, ports,
        in_stock, listed_at, sort_name, words, search)
    select p.id, 'product', i.id, p.name, nullif(concat_ws(' · ', p.brand, i.variant), ''), p.category, p.departments, i.price_minor,
      i.currency, i.unit, i.supplier_id, o.vendor_ids,
      array(select distinct port from vendor_ports where vendor_id = any (o.vendor_ids) order by port),
      coalesce(i.stock, 1) > 0, o.listed_at, left(plain_words(p.name), 60),
      plain_words(concat_ws(' ', p.name, p.brand, p.category)),
      word_vector(p.name, 'A') || word_vector(concat_ws(' ', p.brand, p.part_number, p.barcode, left(o.offer_words, 2000)), 'B')
        || word_vector(p.category, 'C') || word_vector(left(p.description, 2000), 'D')
    from offers o
    join products p on p.id = o.id
    join inventory_items i on i.id = o.best_id
    on conflict (id) do update set
      (inventory_id, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, ports, in_stock,
        listed_at, sort_name, words, search)
      = (excluded.inventory_id, excluded.name, excluded.detail, excluded.category, excluded.departments, excluded.price_minor,
        excluded.currency, excluded.price_for, excluded.vendor_id, excluded.vendor_ids, excluded.ports, excluded.in_stock,
        excluded.listed_at, excluded.sort_name, excluded.words, excluded.search)
  )
  delete from market_listings where id = any (changed) and id not in (select id from offers);
end $$;

-- Without a lock of its own: whoever writes a service has it locked and then waits for its vendor (live_vendors), so that to wait for
-- services with a vendor locked would be a deadlock.
create function refresh_service_listings(changed uuid[]) returns void language plpgsql as $$
begin
  with live as (
    select s.* from services s
    join vendors v on v.id = s.provider_id and v.status = 'active'
    where s.id = any (changed) and s.status = 'active'
  ), kept as (
    insert into market_listings
      (id, kind, name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, ports, listed_at,
        sort_name, words, search)
    select s.id, 'service', s.name, s.category, s.category, s.departments, s.price_minor, s.currency,
      case when s.priced_per = 'unit' then s.unit else s.priced_per end, s.provider_id, array[s.provider_id],
      array(select port from vendor_ports where vendor_id = s.provider_id order by port), s.created_at,
      left(plain_words(s.name), 60), plain_words(concat_ws(' ', s.name, s.category)),
      word_vector(s.name, 'A') || word_vector(s.category, 'C') || word_vector(left(s.description, 2000), 'D')
    from live s
    on conflict (id) do update set
      (name, detail, category, departments, price_minor, currency, price_for, vendor_id, vendor_ids, ports, listed_at, sort_name,
        words, search)
      = (excluded.name, excluded.detail, excluded.category, excluded.departments, excluded.price_minor, excluded.currency,
        excluded.price_for, excluded.vendor_id, excluded.vendor_ids, excluded.ports, excluded.listed_at, excluded.sort_name,
        excluded.words, excluded.search)
  )
  delete from market_listings where id = any (changed) and id not in (select id from live);
end $$;

-- Of a vendor who is not live nothing shows. The lock lets a change of their state wait for what they are just importing, and the other way round.
create function live_vendors(vendors_changed uuid[]) returns uuid[] language plpgsql as $$
begin
  perform 1 from vendors where id = any (vendors_changed) order by id for share;
  return array(select id from vendors where id = any (vendors_changed) and status = 'active');
end $$;

create function inventory_items_inserted() returns trigger language plpgsql as $$
declare live uuid[] := live_vendors(array(select distinct supplier_id from now_there));
begin
  if live <> '{}' then
    perform refresh_product_listings(array(select distinct product_id from now_there where supplier_id = any (live)));
  end if;
  return null;
end $$;
create trigger inventory_items_inserted after insert on inventory_items
  referencing new table as now_there for each statement execute function inventory_items_inserted();

create function inventory_items_deleted() returns trigger language plpgsql as $$
declare live uuid[] := live_vendors(array(select distinct supplier_id from was_there));
begin
  if live <> '{}' then
    perform refresh_product_listings(array(select distinct product_id from was_there where supplier_id = any (live)));
  end if;
  return null;
end $$;
create trigger inventory_items_deleted after delete on inventory_items
  referencing old table as was_there for each statement execute function inventory_items_deleted();

-- Most changes are of the stock, and few of those change what a listing shows.
create function inventory_items_updated() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select unnest(array[o.product_id, n.product_id]) from was_there o join now_there n on n.id = o.id
    where (o.product_id, o.name, o.variant, o.sku, o.price_minor, o.currency, o.unit, o.status, coalesce(o.stock, 1) > 0)
      is distinct from (n.product_id, n.name, n.variant, n.sku, n.price_minor, n.currency, n.unit, n.status, coalesce(n.stock, 1) > 0)
  );
begin
  if changed <> '{}' and live_vendors(array(select distinct supplier_id from now_there)) <> '{}' then
    perform refresh_product_listings(array(select distinct unnest(changed)));
  end if;
  return null;
end $$;
create trigger inventory_items_updated after update on inventory_items
  referencing old table as was_there new table as now_there for each statement execute function inventory_items_updated();

create function products_updated() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select n.id from was_there o join now_there n on n.id = o.id join market_listings l on l.id = n.id
    where (o.name, o.brand, o.part_number, o.barcode, o.description, o.category, o.departments)
      is distinct from (n.name, n.brand, n.part_number, n.barcode, n.description, n.category, n.departments)
  );
begin
  if changed <> '{}' then perform refresh_product_listings(changed); end if;
  return null;
end $$;
create trigger products_updated after update on products
  referencing old table as was_there new table as now_there for each statement execute function products_updated();

create function services_written() returns trigger language plpgsql as $$
declare live uuid[] := live_vendors(array(select distinct provider_id from now_there));
begin
  if live <> '{}' then
    perform refresh_service_listings(array(select id from now_there where provider_id = any (live)));
  end if;
  return null;
end $$;
create trigger services_inserted after insert on services
  referencing new table as now_there for each statement execute function services_written();
create trigger services_updated after update on services
  referencing new table as now_there for each statement execute function services_written();

create function services_deleted() returns trigger language plpgsql as $$
begin
  perform live_vendors(array(select distinct provider_id from was_there));
  delete from market_listings where id in (select id from was_there);
  return null;
end $$;
create trigger services_deleted after delete on services
  referencing old table as was_there for each statement execute function services_deleted();

create function refresh_vendor_listings(vendor uuid) returns void language plpgsql as $$
begin
  perform refresh_product_listings(array(select distinct product_id from inventory_items where supplier_id = vendor));
  perform refresh_service_listings(array(select id from services where provider_id = vendor));
end $$;

create function vendor_went_live_or_away() returns trigger language plpgsql as $$
begin
  perform refresh_vendor_listings(new.id);
  return null;
end $$;
create trigger vendor_went_live_or_away after update of status on vendors
  for each row when ((old.status = 'active') is distinct from (new.status = 'active'))
  execute function vendor_went_live_or_away();

create function vendor_ports_changed() returns trigger language plpgsql as $$
begin
  -- Waits for whoever is making a listing of theirs with the ports of before, and makes them wait.
  perform 1 from vendors where id in (select vendor_id from changed) order by id for no key update;
  perform refresh_vendor_listings(id) from vendors
  where status = 'active' and id in (select vendor_id from changed);
  return null;
end $$;
create trigger vendor_ports_added after insert on vendor_ports
  referencing new table as changed for each statement execute function vendor_ports_changed();
create trigger vendor_ports_removed after delete on vendor_ports
  referencing old table as changed for each statement execute function vendor_ports_changed();

create function listings_truncated() returns trigger language plpgsql as $$
begin
  delete from market_listings where kind = tg_argv[0];
  return null;
end $$;
create trigger inventory_items_truncated after truncate on inventory_items
  for each statement execute function listings_truncated('product');
create trigger services_truncated after truncate on services
  for each statement execute function listings_truncated('service');

select refresh_vendor_listings(id) from vendors where status = 'active';
