-- Refuses while there is a booking: what was sold cannot be forgotten.
do $$ begin
  if exists (select from purchases where kind <> 'order') then
    raise exception 'there are bookings: this release cannot be taken back';
  end if;
end $$;

drop view sub_order_links;
alter index sale_links_sale rename to sub_order_links_sub_order;
alter table sale_links drop constraint sale_links_sale_id_fkey;
alter table sale_links rename column sale_id to sub_order_id;
alter table sale_links rename to sub_order_links;
alter table sub_order_links add constraint sub_order_links_sub_order_id_fkey foreign key (sub_order_id) references sub_orders (id);

create or replace function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings where entry_id = new.entry_id group by currency, sub_order_id having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
alter table ledger_postings drop constraint ledger_postings_account_check;
alter table ledger_postings add constraint ledger_postings_account_check check (account in ('cash', 'vendor_due', 'commission'));
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in ('capture', 'refund', 'transfer', 'reversal'));
alter table trade_history drop constraint trade_history_actor_role_check;
alter table trade_history add constraint trade_history_actor_role_check
  check (actor_role in ('crew_member', 'supplier', 'admin', 'system', 'provider'));
alter table trade_history drop constraint trade_history_process_check;
alter table trade_history add constraint trade_history_process_check check (process in ('order', 'sub_order', 'payment', 'transfer'));

drop trigger payments_mirror on payments;
drop trigger refunds_mirror on refunds;
drop trigger transfers_mirror on transfers;
drop trigger trade_history_mirror_purchase on trade_history;
drop trigger trade_history_mirror_sale on trade_history;
drop trigger ledger_entries_mirror on ledger_entries;
drop trigger ledger_postings_mirror on ledger_postings;
drop function mirror_purchase();
drop function mirror_sale();
alter table payments alter column order_id set not null, drop column purchase_id, drop column sale_id;
alter table refunds alter column sub_order_id set not null, drop column sale_id;
alter table transfers alter column sub_order_id set not null, drop column sale_id;
alter table trade_history alter column order_id set not null, drop column purchase_id, drop column sale_id;
alter table ledger_entries alter column order_id set not null, drop column purchase_id;
alter table ledger_postings alter column sub_order_id set not null, drop column sale_id;

drop trigger sub_orders_are_sales on sub_orders;
drop trigger orders_are_purchases on orders;
drop function sub_order_is_sale();
drop function order_is_purchase();
drop table sales;
drop table purchases;
