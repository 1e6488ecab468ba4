drop trigger orders_within_limit on orders;
drop function order_is_within_limit;
drop table approval_deliveries;
drop table approval_lines;
drop table approvals;
drop function approval_is_by_approver;
drop view yacht_crew;
drop table yacht_people;
