import type { ContactMessage, ContactRow } from '../message.types.ts';

export const answered: ContactMessage = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e01',
  number: 'M-10001',
  topic: 'order',
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@example.com',
  orderNumber: 'Q-10001',
  purchase: { kind: 'order', id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e11' },
  vendor: null,
  status: 'answered',
  heldBecause: null,
  version: 3,
  entries: [
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e21',
      command: 'write',
      by: null,
      text: 'Can an order be sent to two berths?\n\nWe leave Palma on Saturday and would have the rest in Mahón.',
      at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e22',
      command: 'answer',
      by: 'Ada Ferrer',
      text: 'Yes: choose another address for one supplier’s part in the cart.',
      at: '2026-11-20T09:05:00.000Z',
    },
  ],
  actions: ['answer', 'close', 'reopen'],
};

export const held: ContactMessage = {
  ...answered,
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e02',
  number: 'M-10002',
  topic: 'other',
  name: 'Best Ranking Ever For Your Wonderful Website Today Without Any Effort At All',
  email: 'seo@example.com',
  orderNumber: null,
  purchase: null,
  status: 'held',
  heldBecause: 'links',
  version: 1,
  entries: [
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e23',
      command: 'write',
      by: null,
      text: 'See https://a.example.com https://b.example.com https://c.example.com',
      at: '2026-11-20T08:31:00.000Z',
    },
  ],
  actions: ['close', 'release'],
};

const rowOf = ({ id, number, topic, name, email, heldBecause, entries }: ContactMessage): ContactRow => ({
  id,
  number,
  topic,
  name,
  email,
  excerpt: entries[0]?.text ?? '',
  status: 'open',
  heldBecause,
  waitingSince: entries[0]?.at ?? '',
});

export const rows = [answered, held].map(rowOf);
export const counts = { open: 2, held: 1, answered: 4, closed: 12 };
