-- Time off over bookings occupies what is free around them, so it can have several periods of one team. Bookings and proposals still have one.
alter table occupied_periods drop constraint occupied_periods_source_id_kind_team_id_key;
create unique index occupied_periods_source on occupied_periods (source_id, kind, team_id) where kind <> 'time_off';
create index occupied_periods_time_off on occupied_periods (source_id) where kind = 'time_off';
