import type { SessionUser } from '../session-user.ts';

/** An invented crew member who is signed in. */
export const mara: SessionUser = {
  id: 'u-mara',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
  role: 'crew_member',
  status: 'active',
  profilePictureUrl: null,
};
