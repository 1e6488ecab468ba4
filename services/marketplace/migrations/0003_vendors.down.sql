drop table payment_events, payment_accounts;
drop table audit_log;
drop function refuse_change();
drop table vendor_history, vendor_papers, vendor_applications, vendor_ports, vendors;
alter table sign_ups drop column company;
