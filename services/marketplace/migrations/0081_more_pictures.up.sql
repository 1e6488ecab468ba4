-- A product and a service may have several pictures: picture_file_id is the first, which cards show, and these follow it in their order.
alter table products add column more_picture_ids text[] not null default '{}';
alter table services add column more_picture_ids text[] not null default '{}';
