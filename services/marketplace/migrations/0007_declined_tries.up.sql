-- Which try of a payment was declined last, so that each is told once however often the provider is asked.
alter table payments add column declined_try text;
