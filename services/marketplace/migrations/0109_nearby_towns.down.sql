alter table port_names drop column is_nearby;
