create or replace function order_is_within_limit() returns trigger language plpgsql as $$
declare
  most bigint;
begin
  select p.spending_limit_minor into most from yacht_people p join users u on u.email_key = p.email_key
  where u.id = new.buyer_id and p.yacht_id = new.yacht_id
  for share of p;
  if most < new.total_minor then
    raise exception 'order % is above the limit of its buyer', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop function spent_of_limit;
