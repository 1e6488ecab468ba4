alter table orders drop column note_to_supplier;
alter table carts drop column note_to_supplier;
