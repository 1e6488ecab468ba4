import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type ContactCommand = 'write' | 'answer' | 'close' | 'reopen' | 'release';

/** A message to the market, until it needs no further answer (docs/product.md, "States"). Used through `step`. */
export const contactMessageProcess = setup({
  types: {
    // Only for types: this value is never read.
    events: {} as CommandEvents<ContactCommand>,
  },
}).createMachine({
  id: 'contactMessage',
  context: {},
  // A normal message is released before it is stored.
  initial: 'held',
  states: {
    open: {
      on: { write: { target: 'open' }, answer: { target: 'answered' }, close: { target: 'closed' } },
    },
    // It looks like advertising: an admin decides whether it is.
    held: {
      on: { write: { target: 'held' }, release: { target: 'open' }, close: { target: 'closed' } },
    },
    answered: {
      on: {
        write: { target: 'open' },
        answer: { target: 'answered' },
        close: { target: 'closed' },
        reopen: { target: 'open' },
      },
    },
    closed: { on: { write: { target: 'open' }, reopen: { target: 'open' } } },
  },
});
