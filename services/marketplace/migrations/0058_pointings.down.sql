drop table pointings;
