import type { MachineFixtures } from '../explore/fixtures.ts';
import type { tortureMachine } from './torture.machine.ts';

/** Inputs, events and answers that no real flow has. */
export const tortureFixtures = {
  inputs: { Mara: { person: 'Mara' }, Teo: { person: 'Teo' } },
  events: {
    NAMED: { Mara: { person: 'Mara' }, 'somebody else': { person: 'Ida' } },
    'KID.ADDED': { Ada: { name: 'Ada' } },
    'KID.GROWN': { Ada: { name: 'Ada' } },
    'LINE.OPENED': { 'a greeting': { greeting: 'hello' } },
    'LINE.ECHOED': { words: { words: 'hello' } },
    SAID: { words: { words: 'hello' } },
  },
  outputs: {
    job: { done: { done: 1 } },
    side: { aside: 'aside' },
    errand: { 'an answer': { answer: 'yes' } },
  },
  failures: { job: { 'no room': { code: 'UNAVAILABLE', message: 'There is no room.', status: 503 } } },
  machines: {
    errand: { inputs: {}, events: {}, outputs: { ask: { yes: { answer: 'yes' } } }, failures: {} },
  },
  distinguish: ({ grown }) => grown > 0,
} satisfies MachineFixtures<typeof tortureMachine>;
