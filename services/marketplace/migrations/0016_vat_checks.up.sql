-- What VIES said of VAT numbers: each question with its answer, kept as proof of what was known when a tax was decided.
create table vat_checks (
  id uuid primary key,
  vat_id text not null check (vat_id ~ '^[A-Z0-9+*]{4,20}$'),
  -- `unreachable` until an answer comes: the question is asked again.
  state text not null check (state in ('waiting', 'valid', 'invalid', 'unreachable')),
  asked_at timestamptz not null,
  -- Of the last try.
  checked_at timestamptz,
  -- What proves the question to a tax office; VIES gives one only to who says who asks.
  consultation_number text,
  check ((state = 'waiting') = (checked_at is null))
);
create index vat_checks_latest on vat_checks (vat_id, asked_at desc);
