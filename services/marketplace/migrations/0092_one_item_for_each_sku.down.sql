alter table inventory_items add constraint inventory_items_supplier_id_own_key_key unique (supplier_id, own_key);
drop index inventory_items_list_key;
drop function list_key;
