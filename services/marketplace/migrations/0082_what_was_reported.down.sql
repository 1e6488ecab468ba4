update sub_orders set dispute = dispute - 'buyerNote' - 'lines' - 'isUndelivered' where dispute is not null;
update bookings set dispute = dispute - 'buyerNote' - 'lines' - 'isUndelivered' where dispute is not null;
