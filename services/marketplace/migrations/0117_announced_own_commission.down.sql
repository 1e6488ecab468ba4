update vendors set commission_bps = announced_bps, commission_since = announced_from where announced_from <= now();
alter table vendors drop column announced_bps, drop column announced_from;
