-- When the provider last withdrew a reported no-show: the buyer's time to report a problem begins again.
alter table bookings add column no_show_withdrawn_at timestamptz;
