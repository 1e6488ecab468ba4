-- What a buyer pays for is a purchase: an order, or a booking. What one vendor sells in it is a sale: a sub-order, a booking, a supplement.
-- Payments are of purchases; refunds, transfers, postings, history and links are of sales (docs/adr/0019).

create table purchases (
  -- The order's or the booking's own.
  id uuid primary key,
  kind text not null check (kind in ('order', 'booking')),
  -- For people: `Q-10001`, `B-10001`.
  number text not null unique,
  buyer_id uuid not null references users (id),
  currency text not null check (currency ~ '^[A-Z]{3}$')
);
create table sales (
  -- The sub-order's, booking's or supplement's own.
  id uuid primary key,
  kind text not null check (kind in ('sub_order', 'booking', 'supplement')),
  purchase_id uuid not null references purchases (id),
  vendor_id uuid not null references vendors (id)
);
create index sales_purchase on sales (purchase_id, id);

insert into purchases (id, kind, number, buyer_id, currency)
select id, 'order', 'Q-' || number, buyer_id, currency from orders;
insert into sales (id, kind, purchase_id, vendor_id)
select id, 'sub_order', order_id, supplier_id from sub_orders;

-- The database sees to it, so that a node of the release before does it too.
create function order_is_purchase() returns trigger language plpgsql as $$
begin
  insert into purchases (id, kind, number, buyer_id, currency)
  values (new.id, 'order', 'Q-' || new.number, new.buyer_id, new.currency);
  return null;
end $$;
create trigger orders_are_purchases after insert on orders for each row execute function order_is_purchase();
create function sub_order_is_sale() returns trigger language plpgsql as $$
begin
  insert into sales (id, kind, purchase_id, vendor_id) values (new.id, 'sub_order', new.order_id, new.supplier_id);
  return null;
end $$;
create trigger sub_orders_are_sales after insert on sub_orders for each row execute function sub_order_is_sale();

alter table payments add column purchase_id uuid references purchases (id);
-- The one sale that it pays for; null: all of its purchase's.
alter table payments add column sale_id uuid references sales (id);
alter table refunds add column sale_id uuid references sales (id);
alter table transfers add column sale_id uuid references sales (id);
alter table trade_history add column purchase_id uuid references purchases (id);
alter table trade_history add column sale_id uuid references sales (id);
alter table ledger_entries add column purchase_id uuid references purchases (id);
alter table ledger_postings add column sale_id uuid references sales (id);

alter table ledger_entries disable trigger ledger_entries_are_final;
alter table ledger_postings disable trigger ledger_postings_are_final;
update payments set purchase_id = order_id;
update refunds set sale_id = sub_order_id;
update transfers set sale_id = sub_order_id;
update trade_history set purchase_id = order_id, sale_id = sub_order_id;
update ledger_entries set purchase_id = order_id;
update ledger_postings set sale_id = sub_order_id;
alter table ledger_entries enable trigger ledger_entries_are_final;
alter table ledger_postings enable trigger ledger_postings_are_final;

alter table payments alter column purchase_id set not null, alter column order_id drop not null;
alter table refunds alter column sale_id set not null, alter column sub_order_id drop not null;
alter table transfers alter column sale_id set not null, alter column sub_order_id drop not null;
alter table trade_history alter column purchase_id set not null, alter column order_id drop not null;
alter table ledger_entries alter column purchase_id set not null, alter column order_id drop not null;
alter table ledger_postings alter column sale_id set not null, alter column sub_order_id drop not null;

alter table payments add constraint payments_purchase_sale unique nulls not distinct (purchase_id, sale_id);
alter table transfers add constraint transfers_sale unique (sale_id);
create index refunds_sale on refunds (sale_id);
create index trade_history_purchase on trade_history (purchase_id, at, id);
create index ledger_entries_purchase on ledger_entries (purchase_id, at);
create index ledger_postings_sale on ledger_postings (sale_id);

-- Until the next release both names are written, whichever a node knows: nodes of two releases run side by side.
create function mirror_purchase() returns trigger language plpgsql as $$
begin
  if new.purchase_id is null then new.purchase_id := new.order_id;
  elsif new.order_id is null then new.order_id := (select id from orders where id = new.purchase_id);
  end if;
  return new;
end $$;
create function mirror_sale() returns trigger language plpgsql as $$
begin
  if new.sale_id is null then new.sale_id := new.sub_order_id;
  elsif new.sub_order_id is null then new.sub_order_id := (select id from sub_orders where id = new.sale_id);
  end if;
  return new;
end $$;
create trigger payments_mirror before insert on payments for each row execute function mirror_purchase();
create trigger refunds_mirror before insert on refunds for each row execute function mirror_sale();
create trigger transfers_mirror before insert on transfers for each row execute function mirror_sale();
create trigger trade_history_mirror_purchase before insert on trade_history for each row execute function mirror_purchase();
create trigger trade_history_mirror_sale before insert on trade_history for each row execute function mirror_sale();
create trigger ledger_entries_mirror before insert on ledger_entries for each row execute function mirror_purchase();
create trigger ledger_postings_mirror before insert on ledger_postings for each row execute function mirror_sale();

alter table trade_history drop constraint trade_history_process_check;
alter table trade_history add constraint trade_history_process_check
  check (process in ('order', 'sub_order', 'booking', 'supplement', 'payment', 'transfer'));
alter table trade_history drop constraint trade_history_actor_role_check;
alter table trade_history add constraint trade_history_actor_role_check
  check (actor_role in ('crew_member', 'supplier', 'service_provider', 'admin', 'system', 'provider'));

-- What the payment provider keeps of a payment, and what a lost dispute with a bank costs, are the market's to bear.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('capture', 'refund', 'transfer', 'reversal', 'fee', 'dispute'));
alter table ledger_postings drop constraint ledger_postings_account_check;
alter table ledger_postings add constraint ledger_postings_account_check
  check (account in ('cash', 'vendor_due', 'commission', 'provider_fees', 'dispute_losses'));
create or replace function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings where entry_id = new.entry_id group by currency, sale_id having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- The emailed way to answer a sale. The view is for nodes of the release before.
alter table sub_order_links rename to sale_links;
alter table sale_links rename column sub_order_id to sale_id;
alter table sale_links drop constraint sub_order_links_sub_order_id_fkey;
alter table sale_links add constraint sale_links_sale_id_fkey foreign key (sale_id) references sales (id);
alter index sub_order_links_sub_order rename to sale_links_sale;
create view sub_order_links as select token_hash, sale_id as sub_order_id, created_at, expires_at, used_at from sale_links;
