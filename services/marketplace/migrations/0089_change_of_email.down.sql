delete from account_links where purpose = 'email_change';
alter table account_links drop column new_email;
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check check (purpose in ('password_reset', 'sign_in'));
