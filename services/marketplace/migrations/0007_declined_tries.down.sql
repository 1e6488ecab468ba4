alter table payments drop column declined_try;
