-- Never written nor read: pictures are files.
alter table products drop column image_url;
