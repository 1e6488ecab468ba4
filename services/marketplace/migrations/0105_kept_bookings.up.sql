-- When its provider decided to keep it although its team has time off then. Time off that is added later asks again.
alter table bookings add column kept_at timestamptz;
