-- As it was: a report is final at once. The sweep pays the provider.
update bookings set status = 'no_show', completed_at = no_show_at where status = 'no_show_reported';
alter table bookings drop column no_show_at;
alter table bookings drop constraint bookings_status_check;
alter table bookings add constraint bookings_status_check check (
  status in ('held', 'released', 'requested', 'time_proposed', 'confirmed', 'reschedule_proposed', 'in_progress', 'completed',
    'no_show', 'disputed', 'declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider', 'cancelled')
);
