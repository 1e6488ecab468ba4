drop table sub_order_files;
alter table sub_orders drop column dispute;
