alter table vendors drop column commission_since;
