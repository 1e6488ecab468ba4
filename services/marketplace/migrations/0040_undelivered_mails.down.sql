drop index imports_unread;
drop table undelivered_mails;
