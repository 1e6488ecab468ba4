import { noNetwork, type MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { assistantMachine } from './assistant.machine.ts';

/** A crew member asks about deliveries. */
export const assistantFixtures = {
  inputs: { 'a conversation': { sessionId: '0193f2a1-5a00-4b00-8c00-0a1b2c3d4e5f' } },
  events: {
    'QUESTION.ASKED': {
      'a question': { text: 'When can fenders be delivered to Port Vauban?' },
      'nothing but spaces': { text: '   ' },
    },
  },
  outputs: {
    askAgent: {
      'an answer': {
        reply:
          'Suppliers that serve Antibes deliver to Port Vauban, most of them within two days. The day is shown before you order.',
      },
    },
  },
  failures: {
    askAgent: {
      'no network': noNetwork,
      'the agent is away': {
        code: 'ASSISTANT_UNAVAILABLE',
        message: 'The assistant does not answer right now.',
        status: 503,
      },
    },
  },
  distinguish: ({ turns }) => ({ spokeLast: turns.at(-1)?.who ?? null }),
} satisfies MachineFixtures<typeof assistantMachine>;
