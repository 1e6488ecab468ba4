alter table sign_ups drop column time_zone;
