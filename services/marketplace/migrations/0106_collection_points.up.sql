-- A collection is one place: where it is, and in which port.
alter table delivery_methods add column address text check (length(address) between 1 and 300);
-- Two places may have the same name: an order says which one it was.
alter table sub_orders add column delivery_method_id uuid references delivery_methods (id);
update sub_orders s set delivery_method_id = (
  select m.id from delivery_methods m
  where m.supplier_id = s.supplier_id and m.kind = 'collection' and m.name = s.delivery_name and m.created_at <= s.created_at
  order by m.archived_at desc nulls first, m.position limit 1
) where s.delivery_kind = 'collection';

-- One that was in several ports stays in the vendor's own, or else in the first, and at the vendor's address. The others
-- become methods of their own. Nobody has said where in its port each is, so that is all that it says.
create temporary table collection_points on commit drop as
select m.id as method_id, gen_random_uuid() as id, p.slug as port, p.name as port_name,
  row_number() over (partition by m.id order by p.name is distinct from v.city, named.place) = 1 as stays
from delivery_methods m join vendors v on v.id = m.supplier_id
  cross join unnest(m.ports) with ordinality named (slug, place) join ports p on p.slug = named.slug
where m.kind = 'collection' and m.archived_at is null and cardinality(m.ports) > 1;
insert into delivery_methods (id, supplier_id, kind, name, details, address, cost_minor, currency, ports, days_from, days_to,
  position, created_at)
select point.id, m.supplier_id, m.kind, left(m.name, 78 - length(point.port_name)) || ', ' || point.port_name, m.details,
  point.port_name, m.cost_minor, m.currency, array[point.port], m.days_from, m.days_to, m.position, m.created_at
from collection_points point join delivery_methods m on m.id = point.method_id where not point.stays;
update delivery_methods m set ports = array[point.port]
from collection_points point where point.method_id = m.id and point.stays;
update sub_orders s set delivery_method_id = point.id
from collection_points point, orders o
where not point.stays and point.method_id = s.delivery_method_id and o.id = s.order_id
  and point.port = coalesce(s.delivery_port, o.port);
update cart_deliveries d set delivery_method_id = point.id
from collection_points point, carts c
where not point.stays and point.method_id = d.delivery_method_id and c.user_id = d.user_id
  and point.port = coalesce(d.port, c.port);
alter table delivery_methods add constraint delivery_methods_one_point
  check (kind <> 'collection' or archived_at is not null or cardinality(ports) = 1);

create or replace function shown_methods_of(supplier uuid) returns text language sql stable parallel safe as $$
  select '[' || coalesce(string_agg(
    '{"id":"' || m.id::text || '","kind":"' || m.kind || '","name":' || json_text(m.name)
      || ',"details":' || coalesce(json_text(m.details), 'null')
      || ',"address":' || coalesce(json_text(m.address), 'null')
      || ',"cost":{"amountMinor":' || m.cost_minor::text || ',"currency":"' || m.currency || '"}'
      || ',"ports":' || coalesce(json_text(m.ports), 'null')
      || ',"days":' || coalesce('{"from":' || m.days_from::text || ',"to":' || m.days_to::text || '}', 'null') || '}',
    ',' order by m.position, m.id), '') || ']'
  from delivery_methods m where m.supplier_id = supplier and m.archived_at is null
$$;
update vendors set shown_methods = shown_methods_of(id) where shown_methods <> shown_methods_of(id);
