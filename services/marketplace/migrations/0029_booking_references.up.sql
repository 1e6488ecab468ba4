-- The buyer's own number of a booking and where they book its cost, as an order has them (0022).
alter table bookings
  add column po_number text check (length(po_number) between 1 and 40),
  add column cost_centre text check (length(cost_centre) between 1 and 40);
