-- Where a supplier's sales to private persons in other states of the Union are taxed, by its own statement (docs/adr/0039); null: not said yet.
alter table vendors add column taxed_at_destination boolean;

-- Who said it when: the latest is what `vendors.taxed_at_destination` says.
create table distance_sales_statements (
  id uuid primary key,
  vendor_id uuid not null references vendors (id),
  taxed_at_destination boolean not null,
  said_by uuid not null references users (id),
  said_at timestamptz not null
);
create index distance_sales_statements_vendor on distance_sales_statements (vendor_id, said_at desc, id desc);
create index distance_sales_statements_said_by on distance_sales_statements (said_by);

-- A wrong file of a vendor's own invoice, replaced (docs/adr/0039): the invoice itself, with its first file, is never changed.
create table invoice_replacements (
  id uuid primary key,
  invoice_id uuid not null references invoices (id) on delete cascade,
  file_id text not null unique,
  file_size_bytes integer not null check (file_size_bytes > 0),
  reason text not null check (length(reason) between 1 and 500),
  sent_by uuid not null references users (id),
  sent_at timestamptz not null
);
create index invoice_replacements_invoice on invoice_replacements (invoice_id, sent_at desc, id desc);
create index invoice_replacements_sent_by on invoice_replacements (sent_by);

create function invoice_replacement_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a file that was sent is never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoice_replacements_are_final before update on invoice_replacements
  for each row execute function invoice_replacement_is_final();
