drop table market_identity;
