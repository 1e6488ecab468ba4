drop table ledger_postings, ledger_entries;
drop function ledger_entry_balances();
drop table trade_history, transfers, refunds, payments, sub_order_links, sub_order_lines, sub_orders, orders, cart_deliveries, cart_lines, carts,
  delivery_methods, yacht_members, yachts;
