-- Where and how often the payment provider pays a vendor out, as it was last read; null where it does not say.
alter table payment_accounts
  add column bank_last4 text,
  add column bank_name text,
  add column payouts_every text check (payouts_every in ('daily', 'weekly', 'monthly', 'manual'));
