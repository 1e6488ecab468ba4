-- What is not paid is looked for every two seconds by the end of its time.
create index orders_to_pay on orders (expires_at) where status = 'pending_payment';
create index bookings_to_pay on bookings (expires_at) where status = 'held';
create index supplements_to_pay on supplements (expires_at) where status = 'pending_payment';
