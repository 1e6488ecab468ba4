-- What of a refund is for goods, with their tax and before it: the commission that goes back is the commission on these. Null, of both: refunded
-- by the release before, in proportion to what was paid.
alter table refunds
  add column goods_minor bigint,
  add column goods_net_minor bigint,
  add constraint refunds_goods check (
    (goods_minor is null) = (goods_net_minor is null)
    and goods_net_minor between 0 and goods_minor and goods_minor <= amount_minor
  );

-- What of a return's `most_minor` is for its goods; the rest is their delivery. Null: asked for at the release before.
alter table returns
  add column goods_minor bigint,
  add column goods_net_minor bigint,
  add constraint returns_goods check (
    (goods_minor is null) = (goods_net_minor is null)
    and goods_net_minor between 0 and goods_minor and goods_minor <= most_minor
  );

-- No more commission goes back for a sale than was taken of it.
create function commission_is_not_overdrawn() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings where sale_id = new.sale_id and account = 'commission' group by currency having sum(amount_minor) > 0
  ) then
    raise exception 'more commission went back for sale % than was taken', new.sale_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_commission after insert on ledger_postings
  deferrable initially deferred for each row when (new.account = 'commission' and new.amount_minor > 0)
  execute function commission_is_not_overdrawn();
