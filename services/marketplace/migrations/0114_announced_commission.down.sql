update market_settings set commission_bps = announced_bps where announced_from <= now();
alter table market_settings drop column announced_bps, drop column announced_from;
