drop index inventory_items_sku_key;
drop index products_part_key;
drop function part_key;
drop table shopping_list_lines;
drop table shopping_lists;
