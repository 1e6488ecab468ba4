-- A higher commission is announced to the vendors before it applies. From then on it is the market's, without a job.
alter table market_settings
  add column announced_bps integer check (announced_bps between 0 and 10000),
  add column announced_from timestamptz,
  add constraint market_settings_announced check ((announced_bps is null) = (announced_from is null));
