-- Each node leaves a growing number here, and looks for it on the replica: what was committed before the number was, is there too
-- (docs/adr/0044-two-nodes-and-a-replica.md). A node is one process; the rows of ended ones are cleaned up.
create table replica_marks (
  node uuid primary key,
  number bigint not null,
  marked_at timestamptz not null
);

-- Calls of an address in the current minute, over all nodes. Of the address only a keyed digest is kept. What a crash loses is counted anew:
-- hence unlogged, so that a count waits for no disk.
create unlogged table rate_limits (
  key bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_limits_ended on rate_limits (ends_at);
