-- A limit is for 24 hours, so that a cart in two parts is no way around it (docs/adr/0039).

-- What somebody bought for a yacht in the 24 hours before a moment, without an approver: as far as it was neither declined nor ended.
create function spent_of_limit(buyer uuid, yacht uuid, at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(o.total_minor - coalesce(ended.minor, 0)), 0)::bigint
  from orders o
  left join lateral (
    select sum(s.total_minor - case when s.status in ('released', 'declined', 'cancelled', 'expired') then 0
      else coalesce(s.accepted_total_minor, s.total_minor) end) as minor
    from sub_orders s where s.order_id = o.id
  ) ended on true
  where o.buyer_id = buyer and o.yacht_id = yacht and o.created_at > at - interval '24 hours'
    and not exists (select from approvals a where a.order_id = o.id)
$$;

create or replace function order_is_within_limit() returns trigger language plpgsql as $$
declare
  most bigint;
begin
  -- Two orders of one buyer wait for each other here, so that each sees the other.
  select p.spending_limit_minor into most from yacht_people p join users u on u.email_key = p.email_key
  where u.id = new.buyer_id and p.yacht_id = new.yacht_id
  for no key update of p;
  if most < new.total_minor + spent_of_limit(new.buyer_id, new.yacht_id, new.created_at) then
    raise exception 'order % is above the limit of its buyer', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
