drop table ports;
drop table departments;
