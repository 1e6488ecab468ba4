drop table vat_checks;
