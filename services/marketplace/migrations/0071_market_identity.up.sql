-- Who the market is by law: the issuer of its invoices, and who draws up statements (docs/adr/0052). Without a row nobody has said it.
create table market_identity (
  -- There is one.
  id uuid primary key check (id = '00000000-0000-7000-8000-000000000001'),
  legal_name text not null check (length(legal_name) between 1 and 200),
  street text not null check (length(street) between 1 and 200),
  postal_code text check (length(postal_code) between 1 and 20),
  city text not null check (length(city) between 1 and 120),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Null: not registered for VAT.
  vat_number text check (length(vat_number) between 1 and 30),
  registration_number text not null check (length(registration_number) between 1 and 60),
  email text not null check (length(email) between 3 and 254),
  version integer not null check (version > 0),
  updated_by uuid not null references users (id),
  updated_at timestamptz not null
);
