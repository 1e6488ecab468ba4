drop table port_names;
