-- Mails that the mail server refused for good, or that were given up: an admin sends them again or settles what they were about. What they say stays
-- sealed.
create table undelivered_mails (
  id uuid primary key,
  to_address text not null check (length(to_address) between 3 and 254),
  sealed text not null,
  -- After this it is of no use, and may not be sent again.
  discard_at timestamptz,
  reason text not null check (reason in ('refused', 'given_up')),
  failed_at timestamptz not null
);
create index undelivered_mails_failed on undelivered_mails (failed_at);

-- Lists that were stored and never read.
create index imports_unread on imports (updated_at) where status = 'open' and file_id is not null and reading_file_id is null;
