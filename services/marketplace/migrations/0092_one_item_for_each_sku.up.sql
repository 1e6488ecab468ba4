-- An SKU belongs to one item of a supplier, on sale or archived: the next list is matched by it alone. Until now variants of
-- one thing could share it, because the key was the SKU with the variant. Those items get SKUs of their own, made as in the
-- review of a list, and their suppliers are told.
create temporary table shared_skus on commit drop as
with shared as (
  select *, left(sku || coalesce('-' || variant, ''), 80) as wanted
  from (
    select *, count(*) over (partition by supplier_id, lower(sku)) as items from inventory_items where sku is not null
  ) counted
  where items > 1
), placed as (
  select *, row_number() over (partition by supplier_id, lower(wanted) order by status = 'archived', created_at, id) as place
  from shared
)
select id, supplier_id, concat_ws(', ', name, variant) as called, sku as was, case
    when place = 1 and not exists (
      select from inventory_items other where other.supplier_id = placed.supplier_id and lower(other.sku) = lower(wanted)
        and other.id not in (select id from shared)
    ) then wanted
    -- Another item has that one too.
    else left(sku, 71) || '-' || right(id::text, 8)
  end as sku
from placed;

update inventory_items item
set sku = shared_skus.sku, version = item.version + 1, updated_at = now(),
  own_key = regexp_replace(lower(shared_skus.sku), '[\\|]', '\\\&', 'g') || '|' ||
    regexp_replace(lower(coalesce(item.variant, '')), '[\\|]', '\\\&', 'g')
from shared_skus where shared_skus.id = item.id and shared_skus.sku <> shared_skus.was;

insert into notifications (user_id, kind, title, detail, path, created_at)
select member.user_id, 'company', 'Items that shared an SKU have one each now',
  left('Your next list is matched by it. ' || string_agg(called || ': ' || sku, '; ' order by called), 1000),
  '/supplier/inventory', now()
from shared_skus join vendor_members member on member.vendor_id = shared_skus.supplier_id
where sku <> was
group by member.user_id;

-- By what a list finds an item: its SKU, or without one its name and variant.
create function list_key(sku text, own_key text) returns text language sql immutable parallel safe as $$
  select coalesce(lower(sku) || '|', own_key)
$$;
create unique index inventory_items_list_key on inventory_items (supplier_id, list_key(sku, own_key));
alter table inventory_items drop constraint inventory_items_supplier_id_own_key_key;
