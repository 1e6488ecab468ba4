-- What the buyer wants where a supplier cannot send everything; null, which nobody chose, is to be asked.
alter table carts add column if_incomplete text check (if_incomplete in ('ask', 'send', 'cancel'));
alter table orders add column if_incomplete text check (if_incomplete in ('ask', 'send', 'cancel'));

-- Where what was dispatched can be followed.
alter table sub_orders add column tracking_url text check (tracking_url like 'https://%' and length(tracking_url) <= 500);
