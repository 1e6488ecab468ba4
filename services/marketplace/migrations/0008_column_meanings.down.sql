drop table column_meanings;
