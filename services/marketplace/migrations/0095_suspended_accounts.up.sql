-- An account that an admin has suspended, and why; and the order of the list of people.
alter table users add column suspended_at timestamptz;
alter table users add column suspension_reason text check (length(suspension_reason) between 1 and 2000);
alter table users add constraint users_suspended_for_a_reason
  check ((suspended_at is null) = (suspension_reason is null));
create index users_joined on users (created_at, id);
create index users_suspended on users (created_at, id) where suspended_at is not null;
