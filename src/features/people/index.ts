export { InvitationRow, PeopleRows, PersonRow } from './people-rows.tsx';
