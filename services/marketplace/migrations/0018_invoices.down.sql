drop table sales_invoiced_by_vendor;
drop table invoices;
drop function invoice_is_final();
drop table invoice_series;
alter table vendors drop column issues_own_invoices;
