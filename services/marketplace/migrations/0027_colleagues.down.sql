-- The release before knows a vendor by its one user's id: others would belong to nobody.
do $$ begin
  if exists (select from vendors where id <> opened_by)
    or exists (select from vendor_members m join vendors v on v.id = m.vendor_id where m.user_id <> v.opened_by)
  then raise exception 'there are colleagues, or vendors with an id of their own';
  end if;
end $$;

drop table vendor_invitations;
alter table sign_ups drop column invitation_hash;
alter table sale_links drop column user_id;
drop table vendor_members;
drop trigger vendor_begins_with_an_owner on vendors;
drop function vendor_begins_with_an_owner();
drop function vendor_keeps_an_owner();
drop trigger vendor_opened_by_its_user on vendors;
drop function vendor_opened_by_its_user();
alter table vendors drop column opened_by;
alter table vendors add constraint vendors_id_fkey foreign key (id) references users (id);
