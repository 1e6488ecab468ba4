-- What payers take back through their banks. The bank's decision is the provider's to tell; what is kept here is read from there.
create table chargebacks (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  provider_dispute_id text not null unique,
  -- `open` waits for evidence, `sent` for the bank.
  status text not null check (status in ('open', 'sent', 'won', 'lost')),
  -- The provider's word for why.
  reason text not null check (length(reason) between 1 and 100),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  -- What the provider keeps for it, however it ends.
  fee_minor bigint not null check (fee_minor >= 0),
  evidence_due_by timestamptz,
  -- As it went to the bank; null where nothing was sent from here.
  evidence text check (length(evidence) between 1 and 20000),
  sent_at timestamptz,
  sent_by uuid references users (id),
  closed_at timestamptz,
  check ((status in ('won', 'lost')) = (closed_at is not null)),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index chargebacks_payment on chargebacks (payment_id);
create index chargebacks_sent_by on chargebacks (sent_by) where sent_by is not null;

-- What of it is about each sale of the payment.
create table chargeback_shares (
  chargeback_id uuid not null references chargebacks (id),
  sale_id uuid not null references sales (id),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (chargeback_id, sale_id)
);
create index chargeback_shares_sale on chargeback_shares (sale_id);
