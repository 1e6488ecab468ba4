drop trigger ledger_postings_commission on ledger_postings;
drop function commission_is_not_overdrawn();
alter table returns drop column goods_minor, drop column goods_net_minor;
alter table refunds drop column goods_minor, drop column goods_net_minor;
