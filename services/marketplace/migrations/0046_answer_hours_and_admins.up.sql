-- How long vendors have to answer what is paid from now on. What waits already keeps the time that it was given.
alter table market_settings add column answer_hours integer not null default 48 check (answer_hours between 12 and 48);
alter table market_settings alter column answer_hours drop default;

-- Somebody always runs the market: the last open account of an admin can't be closed, by whomever and however.
create function users_keep_an_admin() returns trigger language plpgsql as $$
begin
  -- Two who leave at once wait for each other; each looks after the other has committed.
  perform pg_advisory_xact_lock(hashtextextended('the last admin', 0));
  if not exists (select from users where role = 'admin' and closed_at is null and id <> old.id) then
    raise exception 'the last admin stays' using errcode = 'check_violation', constraint = 'users_keep_an_admin';
  end if;
  return null;
end
$$;
create trigger users_keep_an_admin after update of closed_at, role on users
  for each row when (old.role = 'admin' and old.closed_at is null and (new.closed_at is not null or new.role <> 'admin'))
  execute function users_keep_an_admin();
