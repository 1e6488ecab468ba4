alter table delivery_methods drop constraint delivery_methods_one_point;
create or replace function shown_methods_of(supplier uuid) returns text language sql stable parallel safe as $$
  select '[' || coalesce(string_agg(
    '{"id":"' || m.id::text || '","kind":"' || m.kind || '","name":' || json_text(m.name)
      || ',"details":' || coalesce(json_text(m.details), 'null')
      || ',"cost":{"amountMinor":' || m.cost_minor::text || ',"currency":"' || m.currency || '"}'
      || ',"ports":' || coalesce(json_text(m.ports), 'null')
      || ',"days":' || coalesce('{"from":' || m.days_from::text || ',"to":' || m.days_to::text || '}', 'null') || '}',
    ',' order by m.position, m.id), '') || ']'
  from delivery_methods m where m.supplier_id = supplier and m.archived_at is null
$$;
update vendors set shown_methods = shown_methods_of(id) where shown_methods <> shown_methods_of(id);
alter table sub_orders drop column delivery_method_id;
alter table delivery_methods drop column address;
