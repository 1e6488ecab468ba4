drop index inventory_items_short;
drop index bookings_open;
drop index orders_open;
drop trigger ledger_postings_days on ledger_postings;
drop function add_to_vendor_days();
drop table vendor_days;
