-- A link that is mailed to an account's new address; following it sets that address.
alter table account_links add column new_email text check (length(new_email) <= 254);
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('password_reset', 'sign_in', 'email_change'));
alter table account_links add constraint account_links_new_address
  check ((new_email is not null) = (purpose = 'email_change'));
