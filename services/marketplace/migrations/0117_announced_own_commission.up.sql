-- A higher commission of one vendor is announced to it before it applies, like the market's. A rate that is null is the market's.
alter table vendors
  add column announced_bps integer check (announced_bps between 0 and 10000),
  add column announced_from timestamptz,
  add constraint vendors_announced check (announced_bps is null or announced_from is not null);
