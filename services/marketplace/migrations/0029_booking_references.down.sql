alter table bookings drop column cost_centre, drop column po_number;
