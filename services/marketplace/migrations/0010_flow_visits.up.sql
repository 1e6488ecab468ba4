-- How many came to each state of a flow in the browser, and went on: names of flows and states, and nothing of anybody.
create table flow_visit_counts (
  day date not null,
  flow text not null,
  state text not null,
  -- The state that visits led on to; empty for visits that began.
  went_to text not null,
  -- They took no longer than this many seconds; 0 for visits that began.
  within_seconds integer not null check (within_seconds >= 0),
  visits bigint not null check (visits > 0),
  primary key (day, flow, state, went_to, within_seconds)
);

-- Since when a supplier has said how it delivers: everybody begins with collection, which is nobody's choice.
alter table vendors add column delivery_said_at timestamptz;
update vendors set delivery_said_at = updated_at
where (select count(*) from delivery_methods where supplier_id = vendors.id) > 1;
