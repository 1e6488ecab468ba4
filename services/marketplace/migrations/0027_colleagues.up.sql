-- Who works for a vendor: an account is no longer the vendor itself (docs/adr/0023). Vendors that exist keep their id.

alter table vendors drop constraint vendors_id_fkey;
-- Whose name the company has until it says its own; opens no door.
alter table vendors add column opened_by uuid references users (id);
update vendors set opened_by = id;
alter table vendors alter column opened_by set not null;
-- Until the next release: a node of the release before opens a vendor under the id of its user.
create function vendor_opened_by_its_user() returns trigger language plpgsql as $$
begin
  new.opened_by := coalesce(new.opened_by, new.id);
  return new;
end $$;
create trigger vendor_opened_by_its_user before insert on vendors
  for each row execute function vendor_opened_by_its_user();

-- A user works for one vendor at most.
create table vendor_members (
  user_id uuid primary key references users (id),
  vendor_id uuid not null references vendors (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'reader')),
  created_at timestamptz not null
);
create index vendor_members_vendor on vendor_members (vendor_id, created_at, user_id);
insert into vendor_members (user_id, vendor_id, role, created_at) select opened_by, id, 'owner', created_at from vendors;

-- A vendor begins with the user who opened it as its owner …
create function vendor_begins_with_an_owner() returns trigger language plpgsql as $$
begin
  insert into vendor_members (user_id, vendor_id, role, created_at)
  values (new.opened_by, new.id, 'owner', new.created_at);
  return null;
end $$;
create trigger vendor_begins_with_an_owner after insert on vendors
  for each row execute function vendor_begins_with_an_owner();

-- … and never loses its last. Of two owners who leave at once the second waits for the first, and stays.
create function vendor_keeps_an_owner() returns trigger language plpgsql as $$
begin
  perform 1 from vendors where id = old.vendor_id for no key update;
  if found and not exists (select from vendor_members where vendor_id = old.vendor_id and role = 'owner') then
    raise exception 'vendor % would have no owner', old.vendor_id
      using errcode = 'check_violation', constraint = 'vendor_keeps_an_owner';
  end if;
  return null;
end $$;
create trigger vendor_keeps_an_owner after update or delete on vendor_members
  for each row when (old.role = 'owner') execute function vendor_keeps_an_owner();

-- A link is mailed to each colleague, answers in their name, and ends with their membership; null: as before, to the company.
alter table sale_links add column user_id uuid references users (id);
update sale_links l set user_id = v.opened_by
from sales s join vendors v on v.id = s.vendor_id
where s.id = l.sale_id;

create table vendor_invitations (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  email_key text generated always as (lower(email)) stored,
  role text not null check (role in ('owner', 'editor', 'reader')),
  -- SHA-256 of the secret in the mailed link.
  token_hash bytea not null unique,
  invited_by uuid not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- How it ended: accepted by a user, or withdrawn by the company.
  accepted_at timestamptz,
  accepted_by uuid references users (id),
  withdrawn_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or withdrawn_at is null)
);
-- The invitation that a sign-up accepts, once its address is proved.
alter table sign_ups add column invitation_hash bytea;
-- An address has one invitation of a vendor that waits.
create unique index vendor_invitations_one_open on vendor_invitations (vendor_id, email_key)
  where accepted_at is null and withdrawn_at is null;
create index vendor_invitations_vendor on vendor_invitations (vendor_id, created_at);
