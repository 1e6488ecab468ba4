alter table market_listings drop column shown;
drop function json_text(text[]);
drop function json_text(text);
