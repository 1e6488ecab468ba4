drop table return_files;
drop table return_history;
drop table return_lines;
drop table returns;
alter table sub_order_lines drop constraint sub_order_lines_returned, drop column quantity_in_returns;
