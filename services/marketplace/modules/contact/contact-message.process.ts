import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type ContactCommand = 'write' | 'answer' | 'close' | 'reopen' | 'release';

/** A message to the market, until nobody has to answer it any more (docs/product.md, "States"). Used through `step`. */
export const contactMessageProcess = setup({
  types: {
    // Types alone: nothing is ever read from this value.
    events: {} as CommandEvents<ContactCommand>,
  },
}).createMachine({
  id: 'contactMessage',
  context: {},
  // What looks like a message and not like advertising is released before it is stored.
  initial: 'held',
  states: {
    open: {
      on: { write: { target: 'open' }, answer: { target: 'answered' }, close: { target: 'closed' } },
    },
    // It looks like advertising: an admin says whether it is.
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
