-- Reasons that are longer by now stay as they are.
alter table refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (length(reason) between 1 and 1000) not valid;
