alter table bookings drop column finished_at;
