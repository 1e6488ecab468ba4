import type { User } from '../../../api/index.ts';
import type { SessionUser } from '../../../machines/session/index.ts';

/** An invented crew member, as in the server's answers. */
export const mara: User = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  email: 'mara.lindqvist@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
  role: 'crew_member',
  status: 'active',
  secondFactor: 'off',
  phone: '+34 600 000 000',
  timeZone: 'Europe/Madrid',
  profilePictureUrl: null,
  notifications: { ordersByEmail: true, bookingsByEmail: true, documentsByEmail: true, newsByEmail: false },
  crewProfile: {
    position: 'Chief stewardess',
    yachtName: 'Halcyon Tide',
    nationality: 'SE',
    about: 'Ten seasons in the western Mediterranean.',
    licences: [{ name: 'STCW Basic Safety', number: 'SE-44120', expiresOn: '2028-04-30' }],
  },
  createdAt: '2026-11-20T08:30:00.000Z',
};

export const maraInSession: SessionUser = {
  id: mara.id,
  email: mara.email,
  firstName: mara.firstName,
  lastName: mara.lastName,
  name: mara.name,
  role: mara.role,
  status: 'active',
  profilePictureUrl: null,
};

export const pendingMara: SessionUser = { ...maraInSession, status: 'pending' };
