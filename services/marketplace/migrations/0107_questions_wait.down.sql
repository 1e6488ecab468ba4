create index notifications_of_user on notifications (user_id, created_at desc, id desc);
drop index notifications_listed;
drop index notifications_asked;
alter table notifications drop column answer_by, drop column asks_about;
