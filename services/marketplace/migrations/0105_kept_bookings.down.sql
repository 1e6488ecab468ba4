alter table bookings drop column kept_at;
