alter table bookings drop column no_show_withdrawn_at;
