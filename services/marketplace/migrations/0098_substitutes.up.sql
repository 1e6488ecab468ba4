-- What was ordered, of a line for which a substitute was agreed: {inventoryId, productId, name, variant, sku, unit}. The line's
-- own columns say what comes. `substitute` stays empty from here on, for the version before this one.
alter table sub_order_lines add column instead_of jsonb check (jsonb_typeof(instead_of) = 'object');
update sub_order_lines set
  instead_of = jsonb_build_object('inventoryId', inventory_id, 'productId', product_id, 'name', name, 'variant', variant, 'sku', sku, 'unit', unit),
  name = substitute, variant = null, sku = null, unit = null, substitute = null
where substitute is not null;
