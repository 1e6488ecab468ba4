alter table services drop column more_picture_ids;
alter table products drop column more_picture_ids;
