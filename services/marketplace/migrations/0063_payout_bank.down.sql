alter table payment_accounts
  drop column bank_last4,
  drop column bank_name,
  drop column payouts_every;
