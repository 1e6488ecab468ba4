drop table live_events;
drop trigger sessions_end_pushes on sessions;
drop function sessions_end_pushes();
drop table push_subscriptions;
drop table push_keys;
