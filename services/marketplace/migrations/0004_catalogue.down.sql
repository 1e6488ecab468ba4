drop table exchange_rates, import_changes, services, inventory_items, import_batches, imports, products;
drop function are_departments(text[]);
