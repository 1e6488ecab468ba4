-- What everybody sees of a product and of who offers it, as JSON in the words of the contract, is kept with the rows that it is made of, as that of a
-- listing is (0067): a product's page puts texts together instead of some forty fields.

-- All of a product but its offers.
alter table products add column shown text not null generated always as (
  '{"id":"' || id::text || '","name":' || json_text(name) || ',"brand":' || coalesce(json_text(brand), 'null')
    || ',"partNumber":' || coalesce(json_text(part_number), 'null') || ',"barcode":' || coalesce(json_text(barcode), 'null')
    || ',"description":' || coalesce(json_text(description), 'null') || ',"category":' || coalesce(json_text(category), 'null')
    || ',"departments":' || json_text(departments) || ',"pictureUrl":' || coalesce('"/api/media/' || picture_file_id || '"', 'null')
    -- The ids are hexadecimal, so that only quotes of the list itself are replaced.
    || ',"morePictureUrls":' || replace(replace(json_text(more_picture_ids), '["', '["/api/media/'), ',"', ',"/api/media/')
) stored;

-- A vendor's name and logo, its ports, and its ways of delivering. Kept by triggers, as they come from other tables too.
alter table vendors
  add column shown text,
  add column shown_ports text not null default '[]',
  add column shown_methods text not null default '[]';

-- Who opened it is looked up only where it has no name of its own.
create function keep_shown_vendor() returns trigger language plpgsql as $$
begin
  new.shown := '{"id":"' || new.id::text || '","name":'
    || json_text(coalesce(new.trading_name, new.legal_name,
      (select first_name || ' ' || last_name from users where id = new.opened_by)))
    || ',"logoUrl":' || coalesce('"/api/media/' || new.logo_file_id || '"', 'null') || '}';
  return new;
end $$;
-- After `vendor_opened_by_its_user`: triggers are called by their names.
create trigger vendor_shown before insert or update of trading_name, legal_name, opened_by, logo_file_id on vendors
  for each row execute function keep_shown_vendor();

create function vendor_opener_renamed() returns trigger language plpgsql as $$
begin
  update vendors set opened_by = opened_by where opened_by = new.id and trading_name is null and legal_name is null;
  return null;
end $$;
create trigger vendor_opener_renamed after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function vendor_opener_renamed();

create function shown_ports_of(vendor uuid) returns text language sql stable parallel safe as $$
  select '[' || coalesce(string_agg(
    '{"slug":"' || p.slug || '","name":' || json_text(p.name) || ',"country":"' || p.country || '","timeZone":"' || p.time_zone || '"}',
    ',' order by p.name), '') || ']'
  from vendor_ports vp join ports p on p.slug = vp.port where vp.vendor_id = vendor
$$;

create function shown_methods_of(supplier uuid) returns text language sql stable parallel safe as $$
  select '[' || coalesce(string_agg(
    '{"id":"' || m.id::text || '","kind":"' || m.kind || '","name":' || json_text(m.name)
      || ',"details":' || coalesce(json_text(m.details), 'null')
      || ',"cost":{"amountMinor":' || m.cost_minor::text || ',"currency":"' || m.currency || '"}'
      || ',"ports":' || coalesce(json_text(m.ports), 'null')
      || ',"days":' || coalesce('{"from":' || m.days_from::text || ',"to":' || m.days_to::text || '}', 'null') || '}',
    ',' order by m.position, m.id), '') || ']'
  from delivery_methods m where m.supplier_id = supplier and m.archived_at is null
$$;

-- The vendor is held first: of two writers the later one reads what the earlier one wrote.
create function keep_shown_ports() returns trigger language plpgsql as $$
begin
  perform 1 from vendors where id in (select vendor_id from changed) order by id for no key update;
  update vendors set shown_ports = shown_ports_of(id)
  where id in (select vendor_id from changed) and shown_ports <> shown_ports_of(id);
  return null;
end $$;
create trigger vendor_ports_added_shown after insert on vendor_ports
  referencing new table as changed for each statement execute function keep_shown_ports();
create trigger vendor_ports_removed_shown after delete on vendor_ports
  referencing old table as changed for each statement execute function keep_shown_ports();

create function ports_renamed() returns trigger language plpgsql as $$
begin
  update vendors set shown_ports = shown_ports_of(id)
  where id in (select vendor_id from vendor_ports where port in (select slug from changed));
  return null;
end $$;
create trigger ports_renamed after update on ports
  referencing new table as changed for each statement execute function ports_renamed();

create function keep_shown_methods() returns trigger language plpgsql as $$
begin
  perform 1 from vendors where id in (select supplier_id from changed) order by id for no key update;
  update vendors set shown_methods = shown_methods_of(id)
  where id in (select supplier_id from changed) and shown_methods <> shown_methods_of(id);
  return null;
end $$;
create trigger delivery_methods_added_shown after insert on delivery_methods
  referencing new table as changed for each statement execute function keep_shown_methods();
create trigger delivery_methods_removed_shown after delete on delivery_methods
  referencing old table as changed for each statement execute function keep_shown_methods();
create trigger delivery_methods_updated_shown after update on delivery_methods
  referencing new table as changed for each statement execute function keep_shown_methods();

update vendors set opened_by = opened_by, shown_ports = shown_ports_of(id), shown_methods = shown_methods_of(id);
alter table vendors alter column shown set not null;
