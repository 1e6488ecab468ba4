-- Where a problem with a sub-order is: {stage, answerBy, offeredMinor, providerNote}, as of bookings. dispute.process.ts decides the stage.
alter table sub_orders add column dispute jsonb check (jsonb_typeof(dispute) = 'object');
-- What was reported before has waited for an admin, and goes on so.
update sub_orders
set dispute = '{"stage": "escalated", "answerBy": null, "offeredMinor": null, "providerNote": null}'
where status = 'disputed';

-- Photographs and papers that show what is wrong.
create table sub_order_files (
  file_id text primary key,
  sub_order_id uuid not null references sub_orders (id),
  added_by uuid not null references users (id),
  name text not null check (length(name) between 1 and 255),
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  added_at timestamptz not null
);
create index sub_order_files_sub_order on sub_order_files (sub_order_id, added_at);
