-- Since when a vendor has its own commission, or the market's again; null: it was never changed by an admin.
alter table vendors add column commission_since timestamptz;
