-- The business that buys, with its VAT ID; null: bought privately. A yacht's is what its next cart and booking begin with.
alter table yachts add column bill_to jsonb check (bill_to ->> 'status' = 'business');
alter table carts
  add column bill_to jsonb check (bill_to ->> 'status' = 'business'),
  add column po_number text check (length(po_number) between 1 and 40),
  add column cost_centre text check (length(cost_centre) between 1 and 40);
alter table orders
  add column bill_to jsonb check (bill_to ->> 'status' = 'business'),
  add column po_number text check (length(po_number) between 1 and 40),
  add column cost_centre text check (length(cost_centre) between 1 and 40),
  -- What VIES said when it was bought, with its consultation number.
  add column vat_check_id uuid references vat_checks (id);
alter table bookings add column vat_check_id uuid references vat_checks (id);

-- Saved berths and addresses of a yacht.
create table yacht_places (
  yacht_id uuid not null references yachts (id) on delete cascade,
  position integer not null,
  primary key (yacht_id, position),
  name text not null check (length(name) between 1 and 80),
  port text not null references ports (slug),
  berth text check (length(berth) between 1 and 120),
  address text check (length(address) between 1 and 300),
  check ((berth is null) <> (address is null))
);

-- What was decided for a business, for its invoice.
alter table sub_order_lines
  add column tax_category text check (tax_category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  add column tax_reason text,
  add constraint sub_order_lines_untaxed check (tax_category is null or tax_category = 'S' or (tax_bps = 0 and tax_reason is not null));
