-- Of time off around bookings only the first period of each team stays occupied.
delete from occupied_periods o using occupied_periods earlier
where o.kind = 'time_off' and earlier.kind = 'time_off' and earlier.source_id = o.source_id and earlier.team_id = o.team_id
  and lower(earlier.period) < lower(o.period);
drop index occupied_periods_time_off;
drop index occupied_periods_source;
alter table occupied_periods add constraint occupied_periods_source_id_kind_team_id_key unique (source_id, kind, team_id);
