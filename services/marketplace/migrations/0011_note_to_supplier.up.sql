-- What the buyer wants the suppliers to know before they confirm.
alter table carts add column note_to_supplier text check (length(note_to_supplier) between 1 and 500);
alter table orders add column note_to_supplier text check (length(note_to_supplier) between 1 and 500);
