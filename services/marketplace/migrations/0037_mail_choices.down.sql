drop table digests;
alter table notifications drop column digest_due, drop column announcement_id;
drop table announcements;
drop table mail_choices;
