-- Items of one supplier are joined as variants on one page, and separated again. The product from which an item was moved last is kept: a page, cart or list
-- of a browser that names it still finds the item, and it can return there.
alter table inventory_items add column former_product_id uuid references products (id);
create index inventory_items_former_product on inventory_items (former_product_id) where former_product_id is not null;

-- Carts, lists, approvals and orders name the product beside the item: whoever moves an item, they follow it.
create function lines_follow_their_item() returns trigger language plpgsql as $$
begin
  update cart_lines set product_id = new.product_id where inventory_id = new.id;
  update approval_lines set product_id = new.product_id where inventory_id = new.id;
  update sub_order_lines set product_id = new.product_id where inventory_id = new.id;
  -- A list that wants the best offer of a product which nobody else offers wants this item.
  if not exists (select from inventory_items where product_id = old.product_id) then
    update shopping_list_lines line set inventory_id = new.id
    where product_id = old.product_id and inventory_id is null
      and not exists (select from shopping_list_lines own where own.list_id = line.list_id and own.inventory_id = new.id);
    delete from shopping_list_lines where product_id = old.product_id and inventory_id is null;
  end if;
  update shopping_list_lines set product_id = new.product_id where inventory_id = new.id;
  return null;
end $$;
create trigger item_is_of_another_product after update of product_id on inventory_items for each row
  when (old.product_id <> new.product_id) execute function lines_follow_their_item();
