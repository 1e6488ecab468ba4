-- A row for each table that the scenario of migrate-filled.db.test.ts leaves empty: what a migration does to a table shows only where
-- there is something in it. The buyer has bought of the supplier in the one order that there is.

create function pg_temp.buyer() returns uuid stable language sql as $$ select buyer_id from orders $$;
create function pg_temp.supplier() returns uuid stable language sql as $$ select supplier_id from sub_orders $$;
create function pg_temp.seller() returns uuid stable language sql as $$ select opened_by from vendors where id = pg_temp.supplier() $$;

insert into sign_ups (id, email, role, first_name, last_name, password_hash, address_taken, created_at, expires_at, company, invitation_hash)
values (uuidv7(), 'Noor.Haddad@example.com', 'supplier', 'Noor', 'Haddad', 'none', false, now(), now() + interval '1 day',
  '{"tradingName": "Haddad Marine"}', '\x0c');
insert into verification_codes (id, sign_up_id, code_hmac, created_at, expires_at, link_hash, asked_from)
select uuidv7(), id, '\x01', now(), expires_at, '\x02', 'somewhere' from sign_ups;
insert into account_links (id, user_id, token_hash, created_at, expires_at, purpose)
values (uuidv7(), pg_temp.buyer(), '\x03', now(), now() + interval '1 hour', 'password_reset'),
  (uuidv7(), pg_temp.buyer(), '\x04', now(), now() + interval '1 hour', 'sign_in');
insert into throttles (bucket, failures, last_failed_at) values ('an address', 3, now());
insert into outbox_mails (id, to_address, subject, text_body, created_at)
values (uuidv7(), 'noor.haddad@example.com', 'Your code', '314159', now());
insert into page_view_counts (day, pattern, views) values (current_date, '/captain', 12);

insert into authenticators (user_id, secret, confirmed_at, last_period) values (pg_temp.buyer(), '\x05', now(), 58000000);
insert into pending_authenticators (user_id, secret, expires_at) values (pg_temp.seller(), '\x06', now() + interval '1 hour');
insert into recovery_codes (user_id, code_hash) values (pg_temp.buyer(), '\x07'), (pg_temp.buyer(), '\x08');
insert into passkeys (id, user_id, credential_id, public_key, uses, transports, name, created_at)
values (uuidv7(), pg_temp.buyer(), 'a credential', '\x09', 4, '["usb"]', 'The blue key', now());
insert into passkey_challenges (challenge, user_id, purpose, expires_at)
values ('a challenge', pg_temp.buyer(), 'sign_in', now() + interval '5 minutes');
update users set second_factor_since = now() where id = pg_temp.buyer();

insert into mail_choices (user_id, kind, delivery) values (pg_temp.buyer(), 'order', 'daily');
insert into announcements (id, title, body, is_promotional, written_by, created_at, send_at)
values (uuidv7(), 'Closed on Sunday', 'We move to a larger database.', false, pg_temp.buyer(), now(), now());
insert into digests (user_id, sent_on) values (pg_temp.buyer(), current_date);
insert into live_events (message) values ('{}');
insert into push_keys (id, public_key, private_key, created_at)
values ('00000000-0000-7000-8000-000000000002', repeat('B', 87), '\x0d', now());
insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
select uuidv7(), user_id, id, 'https://push.example.com/1', repeat('B', 87), repeat('B', 22), now()
from sessions where user_id = pg_temp.buyer() order by id limit 1;
insert into notifications (user_id, kind, title, detail, path, created_at)
values (pg_temp.buyer(), 'order', 'Q-10001/1 is on its way', null, '/crew/orders-management', now());
insert into notifications (user_id, kind, title, detail, path, created_at, asks_about, answer_by)
select v.opened_by, 'order', 'New order Q-10001/1 from Mara Lind', null, '/supplier/orders-details?id=' || s.id, now(), s.id,
  now() + interval '1 day'
from sub_orders s join vendors v on v.id = s.supplier_id order by s.id limit 1;

insert into vendor_invitations (id, vendor_id, email, role, token_hash, invited_by, created_at, expires_at)
select uuidv7(), v.id, 'ines.roca@example.com', 'editor', '\x0b', v.opened_by, now(), now() + interval '7 days'
from vendors v where v.id = pg_temp.supplier();
insert into vendor_papers (id, vendor_id, kind, file_id, file_name, media_type, size_bytes, uploaded_at)
values (uuidv7(), pg_temp.supplier(), 'insurance', 'file', 'policy.pdf', 'application/pdf', 81000, now());
insert into payment_events (id, type, received_at) values ('evt_1', 'charge.refunded', now());
insert into column_meanings (id, vendor_id, kind, header, header_key, field, file_name, learnt_at)
values (uuidv7(), pg_temp.supplier(), 'products', 'Prix HT', 'prix ht', 'price', 'liste.csv', now());
insert into pointings (id, vendor_id, kind, layout_key, file_name, pointing, pointed_at)
values (uuidv7(), pg_temp.supplier(), 'products', 'key', 'liste.pdf', '{"page": 1}', now());
insert into import_batches (import_id, number, body_sha256, row_count, rows, staged_at)
select id, 1, 'hash', 1, '[{"name": "Fender F4"}]', now() from imports order by id limit 1;
insert into import_changes (import_id, listing_id, before, after_version)
select import_id, id, '{"priceMinor": 8950}', 2 from inventory_items where import_id is not null order by id limit 1;

insert into yachts (id, name, port, berth, created_at, updated_at) values (uuidv7(), 'Meltemi', 'palma', 'E 12', now(), now());
insert into yacht_members (yacht_id, user_id, joined_at) select id, pg_temp.buyer(), now() from yachts;
update carts set yacht_id = (select id from yachts), port = 'palma', note_to_supplier = 'Ring the bell.' where user_id = pg_temp.buyer();
update orders set yacht_id = (select id from yachts), yacht_name = 'Meltemi', note_to_supplier = 'Ring the bell.';
insert into cart_deliveries (user_id, supplier_id, delivery_method_id)
select pg_temp.buyer(), supplier_id, id from delivery_methods where supplier_id = pg_temp.supplier() order by id limit 1;

insert into sub_order_links (token_hash, sub_order_id, created_at, expires_at)
select '\x0a', id, now(), now() + interval '2 days' from sub_orders;
insert into refunds (id, payment_id, sub_order_id, amount_minor, reason, status, created_at)
select uuidv7(), payments.id, sub_orders.id, 100, 'One was broken.', 'pending', now() from payments, sub_orders;
insert into transfers (id, sub_order_id, vendor_id, status, amount_minor, currency, created_at, updated_at)
select uuidv7(), id, supplier_id, 'accrued', 900, currency, now(), now() from sub_orders;
-- Two postings of one entry: together they balance, which is looked at when the transaction ends.
begin;
insert into ledger_entries (id, kind, source, order_id, buyer_id, memo, at)
select uuidv7(), 'capture', 'capture:' || id, order_id, pg_temp.buyer(), 'Captured', now() from payments;
insert into ledger_postings (entry_id, position, account, sub_order_id, vendor_id, amount_minor, currency)
select ledger_entries.id, position, account, sub_orders.id, supplier_id, amount, 'EUR'
from ledger_entries, sub_orders, (values (1, 'cash', 1000), (2, 'vendor_due', -1000)) posting (position, account, amount);
commit;

create function pg_temp.provider() returns uuid stable language sql as $$ select provider_id from services order by id limit 1 $$;
create function pg_temp.service() returns uuid stable language sql as $$ select id from services order by id limit 1 $$;
create function pg_temp.team() returns uuid stable language sql as $$
  select id from teams where provider_id = pg_temp.provider() order by id limit 1
$$;
insert into service_teams (service_id, team_id) values (pg_temp.service(), pg_temp.team());
insert into time_off (id, provider_id, team_id, starts_at, ends_at, note, created_at)
values (uuidv7(), pg_temp.provider(), null, now() + interval '20 days', now() + interval '22 days', 'Boat show', now());
insert into bookings (id, buyer_id, provider_id, service_id, team_id, status, starts_at, ends_at, blocked_from, blocked_until, time_zone,
  whole_days, service_name, priced_per, quantity, unit_price_minor, currency, tax_bps, tax_category, subtotal_minor, tax_minor, total_minor,
  cancellation_policy, commission_bps, commission_minor, place_kind, port, berth, expires_at, booking_key, body_sha256, created_at, updated_at)
values (uuidv7(), pg_temp.buyer(), pg_temp.provider(), pg_temp.service(), pg_temp.team(), 'confirmed', now() + interval '3 days',
  now() + interval '3 days 2 hours', now() + interval '3 days', now() + interval '3 days 2 hours', 'Europe/Madrid', false,
  'Diesel engine service', 'visit', 1, 30000, 'EUR', 2100, 'S', 30000, 6300, 36300, 'moderate', 1000, 3000, 'berth', 'palma', 'E 12', now(),
  'booking-key-1', 'hash', now(), now());
insert into occupied_periods (team_id, period, kind, source_id)
select team_id, tstzrange(blocked_from, blocked_until), 'booking', id from bookings;
insert into supplements (id, booking_id, status, description, currency, subtotal_minor, tax_minor, total_minor, commission_minor, expires_at,
  supplement_key, body_sha256, created_at, updated_at)
select uuidv7(), id, 'proposed', 'Two seacocks', 'EUR', 10000, 2100, 12100, 1000, now(), 'supplement-key-1', 'hash', now(), now() from bookings;
insert into booking_files (file_id, booking_id, added_by, name, media_type, size_bytes, added_at)
select 'photo', id, buyer_id, 'leak.jpg', 'image/jpeg', 81000, now() from bookings;
insert into calendar_feeds (id, user_id, token_hash, with_details, created_at)
values (uuidv7(), pg_temp.buyer(), '\x0a', true, now());
insert into outside_calendars (id, provider_id, name, created_at) values (uuidv7(), pg_temp.provider(), 'Yard planning', now());
insert into outside_busy (calendar_id, period)
select id, tstzrange(now() + interval '1 day', now() + interval '2 days') from outside_calendars;
insert into vat_checks (id, vat_id, state, asked_at, checked_at, consultation_number)
values (uuidv7(), 'ESB12345674', 'valid', now(), now(), 'WAPIAAAAY0000001');
insert into invoice_series (vendor_id, last_position) values (pg_temp.supplier(), 1);
insert into invoices (id, kind, vendor_id, position, number, purchase_id, sale_id, buyer_id, currency, total_minor, content, issued_at, kept_until)
select uuidv7(), 'invoice', supplier_id, 1, 'Q101-000001', order_id, id, pg_temp.buyer(), currency, total_minor, '{}', now(),
  current_date + 3650
from sub_orders;
insert into invoice_replacements (id, invoice_id, file_id, file_size_bytes, reason, sent_by, sent_at)
select uuidv7(), id, 'replaced-' || id, 9, 'The wrong file', pg_temp.buyer(), now() from invoices;
insert into sales_invoiced_by_vendor (sale_id, noted_at) select id, now() from bookings;
insert into invoicing_choices (id, vendor_id, issued_by, wording, chosen_by, chosen_at)
select uuidv7(), pg_temp.provider(), 'vendor', 1, opened_by, now() from vendors where id = pg_temp.provider();
insert into distance_sales_statements (id, vendor_id, taxed_at_destination, said_by, said_at)
select uuidv7(), pg_temp.provider(), true, opened_by, now() from vendors where id = pg_temp.provider();
insert into awaited_invoices (id, kind, vendor_id, sale_id, currency, amount_minor, due_at)
select uuidv7(), 'invoice', provider_id, id, currency, total_minor, now() from bookings;
insert into shopping_lists (id, user_id, kind, name, created_at, updated_at)
values (uuidv7(), pg_temp.buyer(), 'named', 'Spring refit', now(), now());
insert into shopping_list_lines (id, list_id, product_id, inventory_id, quantity, seen_price_minor)
select uuidv7(), shopping_lists.id, inventory_items.product_id, inventory_items.id, 2, inventory_items.price_minor
from shopping_lists, inventory_items;

insert into contact_messages (id, topic, name, email, order_number, vendor_id, status, sent_from, text_hash, form_key, waiting_since,
  created_at, updated_at)
values (uuidv7(), 'vendor', 'Mara Lindqvist', 'mara.lindqvist@example.com', 'Q-10001', pg_temp.supplier(), 'answered', 'somewhere', '\x0c',
  'form-key-1', now(), now(), now());
insert into contact_entries (id, message_id, command, from_status, to_status, actor_id, text, at)
select uuidv7(), id, 'answer', 'open', 'answered', pg_temp.buyer(), 'Yes, from Monday on.', now() from contact_messages;
insert into news_addresses (id, email, token_hash, mailed_at, created_at)
values (uuidv7(), 'mara.lindqvist@example.com', '\x0d', now(), now());
insert into exception_takes (kind, subject_id, admin_id, taken_at) values ('failed_job', 'send_mail', pg_temp.buyer(), now());
update yachts set bill_to = jsonb_build_object('status', 'business', 'country', 'ES', 'vatId', 'ESB12345674', 'usedCommercially', false,
  'companyName', 'Meltemi Charter S.L.', 'street', 'Carrer de Sant Magí 12', 'postalCode', '07013', 'city', 'Palma');
update carts set bill_to = (select bill_to from yachts), po_number = 'M-114', cost_centre = 'Deck' where user_id = pg_temp.buyer();
update orders set bill_to = (select bill_to from yachts), po_number = 'M-114', cost_centre = 'Deck', vat_check_id = (select id from vat_checks limit 1);
update bookings set vat_check_id = (select id from vat_checks limit 1);
update sub_order_lines set tax_category = 'S';
insert into yacht_places (yacht_id, position, name, port, berth) select id, 0, 'Our berth', 'palma', 'E 12' from yachts;
insert into yacht_people (yacht_id, email, position, role, spending_limit_minor) select id, 'nils.berg@example.com', 0, 'buyer', 50000 from yachts;
insert into approvals (id, status, requester_id, currency, asked_minor, yacht_id, from_cart, request_key, body_sha256, created_at, updated_at, expires_at)
select uuidv7(), 'asked', pg_temp.buyer(), 'EUR', 23159, id, true, 'approval-key-1', 'hash', now(), now(), now() from yachts;
insert into approval_lines (approval_id, inventory_id, product_id, position, quantity, asked_price_minor)
select approvals.id, inventory_items.id, inventory_items.product_id, 0, 2, 8950 from approvals, inventory_items limit 1;
insert into approval_deliveries (approval_id, supplier_id, delivery_method_id)
select approval_id, supplier_id, null from approval_lines join inventory_items on inventory_items.id = inventory_id;
-- Nothing was delivered of the market's orders: a return of it is withdrawn.
insert into chargebacks (id, payment_id, provider_dispute_id, status, reason, currency, amount_minor, fee_minor, created_at, updated_at)
select uuidv7(), id, 'dp_' || id, 'open', 'fraudulent', currency, 100, 1500, now(), now() from payments;
insert into payouts (id, vendor_id, provider_payout_id, status, amount_minor, currency, arrives_on, created_at, updated_at)
values (uuidv7(), pg_temp.supplier(), 'po_1', 'paid', 100, 'EUR', current_date, now(), now());
insert into payout_lines (payout_id, position, kind, amount_minor, at) select id, 0, 'other', 100, now() from payouts;
insert into evidence_files (chargeback_id, kind, file_id, name, media_type, size_bytes, added_by, added_at)
select id, 'delivery', 'signed', 'signed-note.pdf', 'application/pdf', 81000, pg_temp.buyer(), now() from chargebacks;
insert into chargeback_shares (chargeback_id, sale_id, amount_minor)
select chargebacks.id, sub_orders.id, 100 from chargebacks, sub_orders limit 1;

insert into returns (id, sub_order_id, kind, status, reason, wanted, currency, most_minor, requested_minor, goods_come_back, request_key,
  body_sha256, created_at, updated_at)
select uuidv7(), id, 'complaint', 'withdrawn', 'damaged', 'refund', currency, 100, 100, true, 'return-key-1', 'hash', now(), now() from sub_orders;
insert into return_lines (return_id, line_id, quantity)
select returns.id, sub_order_lines.id, 1 from returns join sub_order_lines on sub_order_lines.sub_order_id = returns.sub_order_id;
insert into return_history (id, return_id, command, to_status, actor_id, actor_role, at)
select uuidv7(), id, 'request', 'requested', pg_temp.buyer(), 'crew_member', now() from returns;
insert into sub_order_files (file_id, sub_order_id, added_by, name, media_type, size_bytes, added_at)
select 'dented', min(id::text)::uuid, pg_temp.buyer(), 'dented.jpg', 'image/jpeg', 81000, now() from sub_orders;
insert into return_files (file_id, return_id, added_by, name, media_type, size_bytes, added_at)
select 'torn', id, pg_temp.buyer(), 'torn.jpg', 'image/jpeg', 81000, now() from returns;
insert into market_settings (id, commission_bps, takes_orders, takes_bookings, takes_applications, version, updated_by, updated_at, answer_hours,
  announced_bps, announced_from)
values ('00000000-0000-7000-8000-000000000001', 1200, true, true, false, 1, pg_temp.buyer(), now(), 36, 1250, now() + interval '15 days');
insert into admin_invitations (id, email, token_hash, invited_by, created_at, expires_at)
values (uuidv7(), 'ana.abela@example.com', '\x0b', pg_temp.buyer(), now(), now() + interval '7 days');
insert into undelivered_mails (id, to_address, sealed, reason, failed_at)
values (uuidv7(), 'nobody@example.com', 'c2VhbGVk', 'refused', now());
insert into replica_marks (node, number, marked_at) values (uuidv7(), 4, now());
insert into rate_limits (key, count, ends_at) values ('\x0c', 7, now() + interval '1 minute');
insert into sale_messages (id, sale_id, author_id, party, text, request_key, written_at)
select uuidv7(), id, pg_temp.buyer(), 'crew_member', 'Is the yard open on Saturday?', 'message-' || id, now() from sales;
insert into market_identity (id, legal_name, street, city, country, registration_number, email, version, updated_by, updated_at)
  select '00000000-0000-7000-8000-000000000001', 'Market', 'Quay 1', 'Antibes', 'FR', '1', 'market@example.com', 1, id, now() from users limit 1;
insert into commission_invoice_series (id, last_position) values ('00000000-0000-7000-8000-000000000001', 1);
insert into commission_invoices (id, kind, vendor_id, month, position, number, currency, net_minor, total_minor, content, issued_at, kept_until)
  values (gen_random_uuid(), 'invoice', pg_temp.supplier(), '2026-10', 1, 'QC-000001', 'EUR', 100, 100, '{}', now(), '2036-12-31');
