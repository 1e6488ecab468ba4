-- The zone of the browser that signed up, which its account begins with.
alter table sign_ups add column time_zone text not null default 'UTC' check (length(time_zone) between 1 and 64);
