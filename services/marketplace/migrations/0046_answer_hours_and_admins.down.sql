drop trigger users_keep_an_admin on users;
drop function users_keep_an_admin();
alter table market_settings drop column answer_hours;
