-- What is sold. A product is what a thing is; an inventory item is what a supplier has of it; a service is what a provider does.

-- Only with the module's own figures: departments are a closed list, and six texts in an array are read with their row.
create function are_departments(slugs text[]) returns boolean language sql immutable as $$
  select slugs <@ array['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering']
$$;

create table products (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  brand text check (length(brand) between 1 and 120),
  part_number text check (length(part_number) between 1 and 80),
  -- Not unique: shop systems write one number on every row. The review asks, admins merge and split.
  barcode text check (length(barcode) between 8 and 14),
  description text check (length(description) <= 5000),
  category text check (length(category) between 1 and 120),
  departments text[] not null default '{}' check (are_departments(departments)),
  image_url text check (length(image_url) <= 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index products_barcode on products (barcode) where barcode is not null;
create index products_part on products (lower(brand), lower(part_number)) where part_number is not null;
create index products_name on products (lower(name));
create index products_departments on products using gin (departments);

create table imports (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  kind text not null check (kind in ('products', 'services')),
  status text not null check (status in ('open', 'imported', 'undone', 'discarded')),
  file_id text,
  file_name text not null check (length(file_name) between 1 and 255),
  size_bytes bigint not null check (size_bytes >= 0),
  file_sha256 text,
  -- What the parser read, as the browser keeps it: opaque here, of use to its owner only.
  reading_file_id text,
  reading_size_bytes bigint,
  -- The vendor's edits in their order; those beyond edits_done are undone and can be done again.
  edits jsonb not null default '[]' check (jsonb_typeof(edits) = 'array'),
  edits_done integer not null default 0 check (edits_done >= 0),
  version integer not null default 1,
  -- How many came new, changed and unchanged, since committed.
  new_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  -- The key of an import without a draft: the same again is answered alike.
  idempotency_key text,
  body_sha256 text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  committed_at timestamptz,
  undone_at timestamptz
);
create unique index imports_one_open on imports (vendor_id, kind) where status = 'open';
create unique index imports_key on imports (vendor_id, idempotency_key) where idempotency_key is not null;
create index imports_vendor on imports (vendor_id, created_at desc);

-- Rows on their way: invisible until the commit, and gone with it.
create table import_batches (
  import_id uuid not null references imports (id) on delete cascade,
  number integer not null check (number between 1 and 10000),
  body_sha256 text not null,
  row_count integer not null check (row_count > 0),
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  staged_at timestamptz not null,
  primary key (import_id, number)
);
-- Read once and dropped: packing them costs more than it saves.
alter table import_batches alter column rows set storage external;

create table inventory_items (
  id uuid primary key,
  supplier_id uuid not null references vendors (id),
  product_id uuid not null references products (id),
  -- What makes a supplier's item the same from one list to the next: its SKU and variant, or its name and variant.
  own_key text not null,
  -- The supplier's own words for it; another supplier of the product may have others.
  name text not null check (length(name) between 1 and 200),
  variant text check (length(variant) between 1 and 200),
  sku text check (length(sku) between 1 and 80),
  price_minor bigint not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  tax_bps integer check (tax_bps between 0 and 10000),
  unit text check (length(unit) between 1 and 40),
  -- Null: the supplier does not count this. Never below zero.
  stock integer check (stock >= 0),
  reorder_level integer check (reorder_level >= 0),
  location text check (length(location) between 1 and 120),
  status text not null check (status in ('draft', 'active', 'paused', 'archived')),
  -- The import that first brought it.
  import_id uuid references imports (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (supplier_id, own_key)
);
create index inventory_items_own on inventory_items (supplier_id, lower(name), id);
create index inventory_items_product on inventory_items (product_id);
create index inventory_items_import on inventory_items (import_id) where import_id is not null;

create table services (
  id uuid primary key,
  provider_id uuid not null references vendors (id),
  own_key text not null,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 5000),
  category text check (length(category) between 1 and 120),
  departments text[] not null default '{}' check (are_departments(departments)),
  price_minor bigint not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  tax_bps integer check (tax_bps between 0 and 10000),
  priced_per text not null check (priced_per in ('visit', 'hour', 'day', 'unit')),
  unit text check (length(unit) between 1 and 40),
  check ((priced_per = 'unit') = (unit is not null)),
  duration_minutes integer not null check (duration_minutes between 5 and 43200),
  lead_time_hours integer not null default 24 check (lead_time_hours between 0 and 2160),
  cancellation_policy text not null default 'moderate' check (
    cancellation_policy in ('flexible', 'moderate', 'strict')
  ),
  status text not null check (status in ('draft', 'active', 'paused', 'archived')),
  import_id uuid references imports (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, own_key)
);
create index services_own on services (provider_id, lower(name), id);
create index services_departments on services using gin (departments);
create index services_import on services (import_id) where import_id is not null;

-- What an import changed of what was there before: an undo puts it back where nobody changed it since.
create table import_changes (
  import_id uuid not null references imports (id) on delete cascade,
  listing_id uuid not null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after_version integer not null,
  primary key (import_id, listing_id)
);

-- How many units of the market's money one unit of another is worth; a vendor sees the rate and its date, and may put another.
create table exchange_rates (
  base text not null check (base ~ '^[A-Z]{3}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rate numeric(18, 8) not null check (rate > 0),
  as_of date not null,
  primary key (base, currency)
);
insert into exchange_rates (base, currency, rate, as_of) values
  ('EUR', 'USD', 0.86500000, '2026-11-02'),
  ('EUR', 'GBP', 1.14000000, '2026-11-02'),
  ('EUR', 'CHF', 1.07500000, '2026-11-02'),
  ('EUR', 'AUD', 0.56500000, '2026-11-02'),
  ('EUR', 'CAD', 0.62000000, '2026-11-02'),
  ('EUR', 'NZD', 0.49500000, '2026-11-02'),
  ('EUR', 'SEK', 0.09100000, '2026-11-02'),
  ('EUR', 'NOK', 0.08550000, '2026-11-02'),
  ('EUR', 'DKK', 0.13400000, '2026-11-02'),
  ('EUR', 'PLN', 0.23500000, '2026-11-02'),
  ('EUR', 'TRY', 0.02050000, '2026-11-02'),
  ('EUR', 'RUB', 0.01060000, '2026-11-02'),
  ('EUR', 'BRL', 0.16100000, '2026-11-02'),
  ('EUR', 'MXN', 0.04650000, '2026-11-02'),
  ('EUR', 'AED', 0.23500000, '2026-11-02'),
  ('EUR', 'SGD', 0.66500000, '2026-11-02'),
  ('EUR', 'HKD', 0.11100000, '2026-11-02'),
  ('EUR', 'THB', 0.02660000, '2026-11-02'),
  ('EUR', 'JPY', 0.00562000, '2026-11-02');
