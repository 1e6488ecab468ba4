alter table payment_accounts drop column payouts_read_at;
drop table payout_lines;
drop table payouts;
