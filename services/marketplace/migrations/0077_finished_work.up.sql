-- When its provider said that the work is done; null: not said.
alter table bookings add column finished_at timestamptz;
