-- What the market invoices its vendors for its commission, a month each (docs/adr/0052): numbered without gaps, never changed, kept for ten years.

-- The market has one series. The row is locked while a number is taken, so that a number that is given up is never lost.
create table commission_invoice_series (
  -- There is one.
  id uuid primary key check (id = '00000000-0000-7000-8000-000000000001'),
  last_position integer not null check (last_position >= 0)
);

create table commission_invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  vendor_id uuid not null references vendors (id),
  -- In the time zone of who opened the vendor.
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  position integer not null unique check (position > 0),
  number text not null unique,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null check (net_minor > 0),
  total_minor bigint not null check (total_minor >= net_minor),
  -- All that the document says (invoices.domain.ts): it is drawn from this alone.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  issued_at timestamptz not null,
  kept_until date not null,
  unique (vendor_id, month)
);
create index commission_invoices_vendor on commission_invoices (vendor_id, issued_at desc, id desc);
create index commission_invoices_issued on commission_invoices (issued_at desc, id desc);
create index commission_invoices_kept on commission_invoices (kept_until);
create trigger commission_invoices_are_final before update or delete on commission_invoices
  for each row execute function invoice_is_final();
