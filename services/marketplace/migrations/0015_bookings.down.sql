do $$ begin
  if exists (select from bookings) then
    raise exception 'there are bookings: this release cannot be taken back';
  end if;
end $$;

drop table outside_busy;
drop table outside_calendars;
drop table calendar_feeds;
drop table booking_files;
drop table supplements;
drop function supplement_is_sale();
drop table occupied_periods;
drop table bookings;
drop function booking_is_purchase_and_sale();
drop table time_off;
drop table service_teams;
drop table teams;
drop table schedules;
alter table services drop column duration_units, drop column included, drop column place_kinds;
drop extension btree_gist;
