drop trigger item_is_of_another_product on inventory_items;
drop function lines_follow_their_item();
alter table inventory_items drop column former_product_id;
