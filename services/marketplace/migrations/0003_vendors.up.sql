-- Who sells: the company behind an account, its application, and whether it can be paid. A vendor's id is the id of the account that opened it.

-- What /apply asks before there is an account; it becomes the vendor's once the code is proved.
alter table sign_ups add column company jsonb check (jsonb_typeof(company) = 'object');

create table vendors (
  id uuid primary key references users (id),
  kind text not null check (kind in ('supplier', 'service_provider')),
  -- vendor.process.ts decides; listings show in the storefront while it says active.
  status text not null check (
    status in ('applicant', 'approved', 'active', 'paused', 'restricted', 'suspended', 'closed')
  ),
  trading_name text check (length(trading_name) between 1 and 120),
  legal_name text check (length(legal_name) between 1 and 200),
  registration_number text check (length(registration_number) between 1 and 60),
  vat_number text check (length(vat_number) between 1 and 30),
  street text check (length(street) between 1 and 200),
  postal_code text check (length(postal_code) between 1 and 20),
  city text check (length(city) between 1 and 120),
  country text check (country ~ '^[A-Z]{2}$'),
  contact_name text check (length(contact_name) between 1 and 160),
  contact_email text check (length(contact_email) <= 254),
  contact_phone text check (length(contact_phone) between 4 and 32),
  about text check (length(about) <= 2000),
  logo_file_id text,
  commission_bps integer check (commission_bps between 0 and 10000),
  -- Steps of onboarding that may be skipped, and were.
  skipped_steps text[] not null default '{}',
  catalogue_verified_at timestamptz,
  onboarding_completed_at timestamptz,
  can_take_charges boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index vendors_status on vendors (status);

-- Where a vendor delivers, or works.
create table vendor_ports (
  vendor_id uuid not null references vendors (id) on delete cascade,
  port text not null references ports (slug),
  primary key (vendor_id, port)
);

create table vendor_applications (
  id uuid primary key,
  vendor_id uuid not null unique references vendors (id) on delete cascade,
  -- vendor-application.process.ts decides.
  status text not null check (
    status in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected')
  ),
  -- What the admin asked for, or why it was rejected: the vendor reads it.
  note text check (length(note) between 1 and 2000),
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index vendor_applications_desk on vendor_applications (status, submitted_at, id);

create table vendor_papers (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  kind text not null check (kind in ('registration', 'insurance', 'tax', 'other')),
  file_id text not null,
  file_name text not null check (length(file_name) between 1 and 255),
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  uploaded_at timestamptz not null
);
create index vendor_papers_vendor on vendor_papers (vendor_id, uploaded_at);

-- Every transition of the two processes, in the transaction that made it.
create table vendor_history (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  process text not null check (process in ('application', 'vendor')),
  command text not null,
  from_status text not null,
  to_status text not null,
  actor_id uuid references users (id),
  note text,
  at timestamptz not null
);
create index vendor_history_vendor on vendor_history (vendor_id, at);

-- What admins did: readable by admins, changeable by nobody.
create table audit_log (
  id uuid primary key,
  actor_id uuid not null references users (id),
  act text not null,
  subject_kind text not null,
  subject_id uuid not null,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index audit_log_at on audit_log (at desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger audit_log_is_final before update or delete on audit_log
  for each row execute function refuse_change();

create table payment_accounts (
  vendor_id uuid primary key references vendors (id) on delete cascade,
  -- The payment provider's name for the account.
  provider_account_id text not null unique,
  charges_enabled boolean not null,
  payouts_enabled boolean not null,
  details_submitted boolean not null,
  requirements_due jsonb not null default '[]' check (jsonb_typeof(requirements_due) = 'array'),
  pending_verification boolean not null default false,
  disabled_reason text,
  -- When the provider was last asked.
  read_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Signed messages of the provider that were seen: the same one twice changes nothing.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
