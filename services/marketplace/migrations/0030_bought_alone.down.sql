alter table orders drop column from_cart;
