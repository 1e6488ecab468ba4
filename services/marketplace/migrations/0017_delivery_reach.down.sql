alter table sub_orders
  drop column delivery_days_to,
  drop column delivery_days_from,
  drop column delivery_address,
  drop column delivery_port;
delete from cart_deliveries where delivery_method_id is null;
alter table cart_deliveries
  drop column address,
  drop column port,
  alter column delivery_method_id set not null;
alter table delivery_methods
  drop column days_to,
  drop column days_from,
  drop column ports;
alter table ports
  drop column longitude,
  drop column latitude;
