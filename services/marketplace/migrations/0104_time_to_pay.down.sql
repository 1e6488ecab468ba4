drop index orders_to_pay, bookings_to_pay, supplements_to_pay;
