-- What the payment provider paid from the payment accounts of vendors to their banks, as it says: the money is the vendors' own, and no part of the ledger.
create table payouts (
  id uuid primary key,
  vendor_id uuid not null references vendors (id),
  provider_payout_id text not null unique,
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  arrives_on date not null,
  -- Where it went; null where the provider does not say.
  bank_name text check (length(bank_name) between 1 and 200),
  bank_last4 text check (length(bank_last4) between 1 and 10),
  -- The provider's words for why it came back.
  failure_code text check (length(failure_code) between 1 and 100),
  failure_message text check (length(failure_message) between 1 and 1000),
  -- Whether the provider has said what is in it.
  has_lines boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payouts_vendor on payouts (vendor_id, created_at desc, id desc);
create index payouts_failed on payouts (updated_at) where status = 'failed';

create table payout_lines (
  payout_id uuid not null references payouts (id),
  position integer not null,
  kind text not null check (kind in ('transfer', 'reversal', 'returned', 'other')),
  -- Below zero where it makes the payout smaller.
  amount_minor bigint not null,
  -- What the account calls the transfer that arrived; a reversal names it too.
  payment_id text check (length(payment_id) between 1 and 255),
  transfer_id uuid references transfers (id),
  returned_payout_id uuid references payouts (id),
  at timestamptz not null,
  primary key (payout_id, position)
);
create index payout_lines_transfer on payout_lines (transfer_id) where transfer_id is not null;
create index payout_lines_payment on payout_lines (payment_id) where payment_id is not null;
create index payout_lines_returned on payout_lines (returned_payout_id) where returned_payout_id is not null;

-- When the provider was last asked about an account's payouts.
alter table payment_accounts add column payouts_read_at timestamptz;
