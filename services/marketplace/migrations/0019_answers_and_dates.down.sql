alter table sub_orders drop column tracking_url;
alter table orders drop column if_incomplete;
alter table carts drop column if_incomplete;
