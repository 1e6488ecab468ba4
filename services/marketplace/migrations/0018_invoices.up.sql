-- Invoices and credit notes, issued in a vendor's name: numbered without gaps, never changed, kept for ten years (docs/adr/0022).

-- A vendor can choose to send its own invoices; sales before that choice keep theirs.
alter table vendors add column issues_own_invoices boolean not null default false;

-- One series of numbers a vendor. The row is locked while a number is taken, so that a number that is given up is never lost.
create table invoice_series (
  vendor_id uuid primary key references vendors (id),
  -- Begins every number of the series: `Q101-000001`.
  code integer generated always as identity (start with 101) unique,
  last_position integer not null default 0 check (last_position >= 0)
);

create table invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  vendor_id uuid not null references vendors (id),
  -- In the vendor's series, from 1.
  position integer not null check (position > 0),
  number text not null unique,
  purchase_id uuid not null references purchases (id),
  sale_id uuid not null references sales (id),
  buyer_id uuid not null references users (id),
  -- Of a credit note: the refund that it is for, and the invoice that it corrects.
  refund_id uuid unique references refunds (id),
  credits_id uuid references invoices (id),
  check ((kind = 'credit_note') = (refund_id is not null) and (refund_id is null) = (credits_id is null)),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor > 0),
  -- All that the document says (invoices.domain.ts): it is drawn from this alone.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  issued_at timestamptz not null,
  kept_until date not null,
  unique (vendor_id, position)
);
create unique index invoices_sale on invoices (sale_id) where kind = 'invoice';
create index invoices_purchase on invoices (purchase_id, issued_at);
create index invoices_vendor on invoices (vendor_id, issued_at desc, id desc);
create index invoices_buyer on invoices (buyer_id, issued_at desc, id desc);
create index invoices_issued on invoices (issued_at desc, id desc);
create index invoices_kept on invoices (kept_until);

create function invoice_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.kept_until < current_date then
    return old;
  end if;
  raise exception 'an issued invoice is never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoices_are_final before update or delete on invoices for each row execute function invoice_is_final();

-- What was sold while its vendor sent its own invoices: the choice holds for the refunds of that sale too.
create table sales_invoiced_by_vendor (
  sale_id uuid primary key references sales (id),
  noted_at timestamptz not null
);
