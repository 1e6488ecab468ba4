import { idOf } from '../../../../api/testing/values.ts';
import type { Person } from '../person.types.ts';

export const buyer: Person = {
  id: idOf(205),
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@example.com',
  phone: '+34 600 000 000',
  role: 'crew_member',
  joinedAt: '2026-03-02T09:30:00.000Z',
  closedAt: null,
  suspension: null,
  actions: ['suspend'],
  yachts: ['Halcyon Tide'],
  vendor: null,
  orders: {
    total: 12,
    latest: [
      {
        id: idOf(301),
        number: 'Q-10001',
        status: 'confirmed',
        parts: ['confirmed'],
        openReturns: [],
        refunded: { amountMinor: 0, currency: 'EUR' },
        ordered: { firstItem: 'Fender F4', firstQuantity: 2, lines: 3 },
        otherSide: 'Xarxa Chandlery',
        total: { amountMinor: 17_900, currency: 'EUR' },
        createdAt: '2026-11-02T09:30:00Z',
      },
    ],
  },
  bookings: {
    total: 1,
    latest: [
      {
        id: idOf(302),
        number: 'B-10001',
        status: 'confirmed',
        serviceName: 'Hull cleaning',
        otherSide: 'Blue Hull Diving',
        startsAt: '2026-11-12T08:00:00Z',
        timeZone: 'Europe/Madrid',
        waitsFor: null,
      },
    ],
  },
  messages: [
    {
      id: idOf(401),
      number: 'M-10001',
      topic: 'order',
      status: 'open',
      createdAt: '2026-11-20T08:30:00.000Z',
    },
  ],
  history: [],
};

export const owner: Person = {
  ...buyer,
  id: idOf(206),
  name: 'Aina Riera',
  email: 'aina@xarxa.example',
  phone: null,
  role: 'supplier',
  yachts: [],
  vendor: {
    id: idOf(203),
    name: 'Xarxa Chandlery',
    kind: 'supplier',
    status: 'active',
    memberRole: 'owner',
    applicationId: idOf(501),
  },
  orders: { total: 0, latest: [] },
  bookings: { total: 0, latest: [] },
  messages: [],
};

export const suspended: Person = {
  ...buyer,
  suspension: { at: '2026-11-24T08:30:00.000Z', reason: 'Three cards were reported as stolen.' },
  actions: ['reinstate'],
  history: [
    {
      command: 'suspend',
      by: 'Oskar Brandt',
      reason: 'Three cards were reported as stolen.',
      at: '2026-11-24T08:30:00.000Z',
    },
  ],
};

/** Whose suspension has ended. */
export const reinstated: Person = {
  ...buyer,
  history: [
    {
      command: 'reinstate',
      by: 'Ada Nowak',
      reason: 'The cards were hers.',
      at: '2026-11-25T10:00:00.000Z',
    },
    ...suspended.history,
  ],
};
