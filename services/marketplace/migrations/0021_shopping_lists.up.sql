-- What a crew member buys again and again: named lists, and favourites, of which there is one at most.
create table shopping_lists (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('named', 'favourites')),
  name text not null check (length(name) between 1 and 80),
  -- Removed lists can be restored.
  removed_at timestamptz,
  check (kind = 'named' or removed_at is null),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index shopping_lists_user on shopping_lists (user_id);
create unique index shopping_lists_favourites on shopping_lists (user_id) where kind = 'favourites';

create table shopping_list_lines (
  id uuid primary key,
  list_id uuid not null references shopping_lists (id) on delete cascade,
  product_id uuid not null references products (id),
  -- The offer that was chosen; null: the best of the day.
  inventory_id uuid references inventory_items (id),
  quantity integer not null check (quantity between 1 and 9999),
  -- What the offer cost when it came onto the list; null where none was to be had.
  seen_price_minor bigint check (seen_price_minor >= 0),
  unique nulls not distinct (list_id, product_id, inventory_id)
);

-- Part numbers as people type them, whatever their capitals, spaces and hyphens.
create function part_key(text) returns text language sql immutable strict parallel safe
  return upper(regexp_replace($1, '[^[:alnum:]]', '', 'g'));
create index products_part_key on products (part_key(part_number)) where part_number is not null;
create index inventory_items_sku_key on inventory_items (part_key(sku)) where sku is not null;
