-- A reported no-show waits for the buyer, who can disagree, before the provider is paid.
alter table bookings drop constraint bookings_status_check;
alter table bookings add constraint bookings_status_check check (
  status in ('held', 'released', 'requested', 'time_proposed', 'confirmed', 'reschedule_proposed', 'in_progress', 'no_show_reported',
    'completed', 'no_show', 'disputed', 'declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider', 'cancelled')
);
-- When the provider reported that nobody was there; null: not reported, or before this migration.
alter table bookings add column no_show_at timestamptz;
