drop table commission_invoices;
drop table commission_invoice_series;
