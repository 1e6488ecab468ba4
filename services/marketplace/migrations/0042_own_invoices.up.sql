-- A vendor can issue its own invoices (docs/adr/0030): what it agreed to, what it still has to send, and what it has sent.

-- Who issues, as it was chosen: the latest holds for what is invoiced from then on, and is what `vendors.issues_own_invoices` says.
create table invoicing_choices (
  id uuid primary key,
  vendor_id uuid not null references vendors (id),
  issued_by text not null check (issued_by in ('quayside', 'vendor')),
  -- Of the sentence that was agreed to (src/lib/invoicing-terms.ts).
  wording integer not null check (wording > 0),
  chosen_by uuid not null references users (id),
  chosen_at timestamptz not null
);
create index invoicing_choices_vendor on invoicing_choices (vendor_id, chosen_at desc, id desc);
create index invoicing_choices_chosen_by on invoicing_choices (chosen_by);

-- What buyers wait for; a row is deleted in the transaction that keeps the document.
create table awaited_invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  vendor_id uuid not null references vendors (id),
  sale_id uuid not null references sales (id),
  refund_id uuid unique references refunds (id),
  check ((kind = 'credit_note') = (refund_id is not null)),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  due_at timestamptz not null
);
create unique index awaited_invoices_invoice on awaited_invoices (sale_id) where kind = 'invoice';
create index awaited_invoices_sale on awaited_invoices (sale_id);
create index awaited_invoices_vendor on awaited_invoices (vendor_id, due_at);
create index awaited_invoices_due on awaited_invoices (due_at);

-- A vendor's own document has the vendor's number and file; `content` is what we know of it, as of any other.
alter table invoices
  alter column position drop not null,
  add column file_id text unique,
  add column file_size_bytes integer check (file_size_bytes > 0),
  add column sent_by uuid references users (id),
  add column sent_at timestamptz,
  add constraint invoices_are_ours_or_sent check (
    num_nulls(position, file_id) = 1 and num_nulls(file_id, file_size_bytes, sent_by, sent_at) in (0, 4)
  );
create index invoices_sent_by on invoices (sent_by) where sent_by is not null;
-- Our numbers are unique; a vendor's own among its own: one that looks like the next of our series must not stop that.
alter table invoices drop constraint invoices_number_key;
create unique index invoices_number on invoices (number) where file_id is null;
create unique index invoices_own_number on invoices (vendor_id, lower(number)) where file_id is not null;
