drop table yacht_places;
alter table sub_order_lines drop column tax_reason, drop column tax_category;
alter table bookings drop column vat_check_id;
alter table orders drop column vat_check_id, drop column cost_centre, drop column po_number, drop column bill_to;
alter table carts drop column cost_centre, drop column po_number, drop column bill_to;
alter table yachts drop column bill_to;
