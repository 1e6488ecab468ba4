import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { notificationsMachine } from './notifications.machine.ts';

const arrived = [
  {
    id: '0193f2a1-7c1e-7b2a-9d4e-000000000001',
    kind: 'order',
    title: 'Xarxa Chandlery has confirmed Q-10001/1',
    detail: 'Everything is confirmed, for €231.59.',
    path: '/crew/orders-management/0193f2a1-7c1e-7b2a-9d4e-000000000002',
  },
];

/** What can happen while notifications arrive. */
export const notificationsFixtures = {
  inputs: { 'a signed-in user': { userId: '0193f2a1-7c1e-7b2a-9d4e-000000000003' } },
  events: {
    'LEAD.WON': { 'this tab is the only one': {} },
    'STREAM.OPENED': { 'after the last': { after: 41 } },
    'NOTIFICATIONS.ARRIVED': { 'one of an order': { arrived, after: 42 } },
    'STREAM.BROKEN': { 'the Wi-Fi went': {} },
    'STREAM.REFUSED': { 'the session has ended': {} },
    'SESSION.RENEWED': { 'signed in again': {} },
  },
  outputs: {
    readArrived: { 'one of an order': { arrived, after: 43 }, nothing: { arrived: [], after: 43 } },
  },
  failures: {
    holdLead: { 'no locks here': { code: 'UNEXPECTED', status: 0, message: 'No.' } },
    followLeader: { 'no channel here': { code: 'UNEXPECTED', status: 0, message: 'No.' } },
    holdStream: { 'it broke': { code: 'NETWORK_ERROR', status: 0, message: 'No.' } },
    readArrived: {
      'the network is gone': {
        code: 'NETWORK_ERROR',
        status: 0,
        message: 'We couldn’t reach Quayside.',
      },
      'the session has ended': {
        code: 'SESSION_EXPIRED',
        status: 401,
        message: 'Your session has ended. Please sign in again.',
      },
    },
  },
  distinguish: ({ failures }) => failures,
} satisfies MachineFixtures<typeof notificationsMachine>;
