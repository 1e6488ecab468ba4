-- What proves who signs in besides the password, and how guessing is slowed without locking the owner out (docs/adr/0017-guessing-is-slowed-owners-are-not.md).

-- A leaky budget of guesses at one thing from everywhere: each try moves `spent_until` on, and too far ahead of now it is spent.
create table guess_budgets (
  bucket text primary key,
  spent_until timestamptz not null
);
create index guess_budgets_spent_until on guess_budgets (spent_until);

-- Devices on which somebody has signed in to an account, by the hash of their cookie.
create table known_devices (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_last_used_at on known_devices (last_used_at);

-- A link that was emailed to an account's owner: to choose a password, or to sign in from a new device while many passwords are tried.
alter table password_resets rename to account_links;
alter index password_resets_user rename to account_links_user;
alter table account_links add column purpose text not null default 'password_reset' check (purpose in ('password_reset', 'sign_in'));
alter table account_links alter column purpose drop default;

-- The link of a code's mail proves the address for any sign-up of it. Null: sent before there were links, or the address had an account.
alter table verification_codes add column link_hash bytea;
-- From which network it was asked for, as a keyed hash: each has its own share of the codes of an address.
alter table verification_codes add column asked_from text not null default '';
alter table verification_codes alter column asked_from drop default;
create index verification_codes_link on verification_codes (link_hash) where link_hash is not null;

-- Set with the first second factor, null again with the last: every request needs to know it, of admins at least.
alter table users add column second_factor_since timestamptz;

create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  -- Sealed with a key that is not in the database: whoever reads the table cannot make codes.
  secret bytea not null,
  confirmed_at timestamptz not null,
  -- The period of the last code that was taken: each is good once.
  last_period bigint not null
);
-- An app being set up: it counts once a code of it was entered.
create table pending_authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  expires_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Counts the uses where the device does; a lower one than before is a copy.
  uses bigint not null,
  transports jsonb not null default '[]' check (jsonb_typeof(transports) = 'array'),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

create table passkey_challenges (
  challenge text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'sign_in')),
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

-- Null: done on the server itself, by whoever runs it.
alter table audit_log alter column actor_id drop not null;
create index audit_log_subject on audit_log (subject_kind, subject_id, at desc);
