drop table sale_messages;
