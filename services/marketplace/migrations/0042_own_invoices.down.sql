-- Documents that vendors sent can't be kept without their files.
alter table invoices disable trigger invoices_are_final;
delete from invoices where file_id is not null;
alter table invoices enable trigger invoices_are_final;
drop index invoices_own_number;
drop index invoices_number;
alter table invoices
  drop constraint invoices_are_ours_or_sent,
  drop column sent_at,
  drop column sent_by,
  drop column file_size_bytes,
  drop column file_id,
  alter column position set not null,
  add constraint invoices_number_key unique (number);
drop table awaited_invoices;
drop table invoicing_choices;
