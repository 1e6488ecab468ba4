drop table rate_limits;
drop table replica_marks;
