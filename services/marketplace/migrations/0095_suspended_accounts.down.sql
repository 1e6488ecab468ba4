drop index users_suspended;
drop index users_joined;
alter table users drop constraint users_suspended_for_a_reason;
alter table users drop column suspension_reason;
alter table users drop column suspended_at;
