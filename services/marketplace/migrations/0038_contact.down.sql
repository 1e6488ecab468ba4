drop table news_addresses;
drop table contact_entries;
drop table contact_messages;
