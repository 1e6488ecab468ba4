-- What was bought by itself lay in no cart: given up or not paid in time, it goes back into none.
alter table orders add column from_cart boolean not null default true;
