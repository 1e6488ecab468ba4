-- Where vendors showed names and prices on a list that was not understood: lists of the same form are read so.
create table pointings (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  kind text not null check (kind in ('products', 'services')),
  -- By this the next list of the same form replaces it: what is over the columns, or where they are on a page.
  layout_key text not null check (length(layout_key) between 1 and 64),
  file_name text not null check (length(file_name) between 1 and 255),
  pointing jsonb not null,
  pointed_at timestamptz not null,
  constraint pointings_one_a_layout unique (vendor_id, kind, layout_key)
);
