update sub_order_lines set
  substitute = left(concat_ws(' · ', name, variant), 200),
  inventory_id = (instead_of ->> 'inventoryId')::uuid,
  product_id = (instead_of ->> 'productId')::uuid,
  name = instead_of ->> 'name',
  variant = instead_of ->> 'variant',
  sku = instead_of ->> 'sku',
  unit = instead_of ->> 'unit',
  -- What was taken was the substitute's.
  counts_stock = counts_stock and inventory_id = (instead_of ->> 'inventoryId')::uuid
where instead_of is not null;
alter table sub_order_lines drop column instead_of;
