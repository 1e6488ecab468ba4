-- A reason quotes what the buyer wrote and what Quayside decided about it, of a thousand characters each.
alter table refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (length(reason) between 1 and 3000);
