alter table vendors drop column delivery_said_at;
drop table flow_visit_counts;
