drop index audit_log_latest;
drop index audit_log_actor;
drop index audit_log_act;
drop table admin_invitations;
drop table market_settings;
