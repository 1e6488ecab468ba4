-- Files that go to the bank with the evidence of a chargeback (docs/adr/0035): one of each kind, as the payment provider takes them.
create table evidence_files (
  chargeback_id uuid not null references chargebacks (id),
  kind text not null check (kind in ('receipt', 'delivery', 'messages', 'signature', 'other')),
  primary key (chargeback_id, kind),
  file_id text not null unique,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer not null check (size_bytes between 1 and 4500000),
  added_by uuid not null references users (id),
  added_at timestamptz not null,
  -- As the payment provider calls it; null until it was sent there.
  provider_file_id text
);
create index evidence_files_added_by on evidence_files (added_by);
