-- Where a port is, for saying which is the nearest that a supplier delivers to. Degrees, WGS 84.
alter table ports
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180);
update ports set latitude = at.latitude, longitude = at.longitude
from (values
  ('palma', 39.56, 2.63), ('barcelona', 41.37, 2.18), ('ibiza', 38.91, 1.44), ('gibraltar', 36.14, -5.35),
  ('antibes', 43.59, 7.13), ('cannes', 43.55, 7.02), ('la-ciotat', 43.17, 5.61), ('monaco', 43.73, 7.43),
  ('genoa', 44.40, 8.92), ('viareggio', 43.86, 10.24), ('porto-cervo', 41.14, 9.54), ('malta', 35.89, 14.50),
  ('tivat', 42.43, 18.69), ('split', 43.50, 16.43), ('athens', 37.92, 23.70), ('bodrum', 37.03, 27.42),
  ('fort-lauderdale', 26.11, -80.11), ('antigua', 17.01, -61.77)
) as at (slug, latitude, longitude) where at.slug = ports.slug;
alter table ports alter column latitude set not null, alter column longitude set not null;

alter table delivery_methods
  -- The slugs of the ports it reaches, or at which things are collected; null: every port.
  add column ports text[] check (cardinality(ports) between 1 and 200),
  -- How many days it takes from the confirmation.
  add column days_from smallint check (days_from between 0 and 90),
  add column days_to smallint check (days_to between 0 and 90),
  add check ((days_from is null) = (days_to is null) and days_from <= days_to);
-- A van goes where its owner serves; who named no port has not limited it.
update delivery_methods m set ports = served.ports
from (select vendor_id, array_agg(port order by port) as ports from vendor_ports group by vendor_id) served
where served.vendor_id = m.supplier_id and m.kind <> 'courier';

-- One supplier's part of a cart or an order that goes elsewhere than the rest.
alter table cart_deliveries
  alter column delivery_method_id drop not null,
  add column port text references ports (slug),
  add column address text check (length(address) between 1 and 300),
  add check ((port is null) = (address is null)),
  add check (delivery_method_id is not null or port is not null);
alter table sub_orders
  add column delivery_port text references ports (slug),
  add column delivery_address text check (length(delivery_address) between 1 and 300),
  add column delivery_days_from smallint,
  add column delivery_days_to smallint,
  add check ((delivery_port is null) = (delivery_address is null));
