import type { Conversation } from '../message.types.ts';

/** A conversation as the crew reads it. */
export const conversation: Conversation = {
  number: 'Q-10001/1',
  others: 'Xarxa Chandlery',
  canWrite: true,
  messages: [
    {
      id: 'message-1',
      at: '2026-11-20T08:30:00.000Z',
      by: 'you',
      name: 'Mara Lindqvist',
      text: 'Can you bring the fenders to the fuel dock instead?\nWe leave the berth at ten.',
    },
    {
      id: 'message-2',
      at: '2026-11-20T09:05:00.000Z',
      by: 'vendor',
      name: 'Xarxa Chandlery',
      text: 'Yes, our van is there at nine. Ask for Toni.',
    },
    {
      id: 'message-3',
      at: '2026-11-20T09:40:00.000Z',
      by: 'admin',
      name: 'Quayside',
      text: 'Please send us a picture of the label.',
    },
  ],
  earlierThan: null,
};
