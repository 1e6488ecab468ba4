drop table chargeback_shares;
drop table chargebacks;
