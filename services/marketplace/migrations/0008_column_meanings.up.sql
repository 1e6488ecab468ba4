-- What vendors said, in a review, that the columns of their lists mean: their next list is read with it.
create table column_meanings (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  kind text not null check (kind in ('products', 'services')),
  -- The words above the column, as they stood, and as they are compared.
  header text not null check (length(header) between 1 and 200),
  header_key text not null check (length(header_key) between 1 and 200),
  -- What the review calls it; null takes the column out of use.
  field text check (length(field) between 1 and 40),
  file_name text check (length(file_name) between 1 and 255),
  learnt_at timestamptz not null,
  constraint column_meanings_one_a_header unique (vendor_id, kind, header_key)
);
