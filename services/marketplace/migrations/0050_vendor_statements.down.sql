drop table invoice_replacements;
drop function invoice_replacement_is_final;
drop table distance_sales_statements;
alter table vendors drop column taxed_at_destination;
