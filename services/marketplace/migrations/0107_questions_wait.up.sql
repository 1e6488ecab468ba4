-- What a notification asks about, until a step of that answers it: opening it is no answer, so it stays unread until then.
alter table notifications
  add column asks_about uuid,
  -- When nobody waits any longer; null without such an end.
  add column answer_by timestamptz;
create index notifications_asked on notifications (asks_about) where asks_about is not null;
-- The list begins with what waits for an answer.
create index notifications_listed on notifications (user_id, (asks_about is not null and read_at is null) desc, created_at desc,
  id desc);
drop index notifications_of_user;
