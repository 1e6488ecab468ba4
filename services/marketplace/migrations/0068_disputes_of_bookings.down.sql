alter table bookings drop column dispute;
