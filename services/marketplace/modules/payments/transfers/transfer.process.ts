import { setup } from 'xstate';
import type { CommandEvents } from '../../../platform/processes/step.ts';

export type TransferCommand = 'release' | 'send' | 'fail' | 'retry' | 'reverse';

/** The facts for the chart's guards, as they are after the command. */
export interface TransferFacts {
  /** The sub-order that it pays for is completed. */
  readonly isCompleted: boolean;
  /** Everything transferred was reversed. */
  readonly isAllReversed: boolean;
}

/**
 * What a vendor is sent for a sub-order (docs/product.md, "States"). Its amount is fixed when it is released, and on
 * its way to the provider while it is `eligible`. Used through `step`; a further partial reversal leaves the state as
 * it is.
 */
export const transferProcess = setup({
  types: {
    // Types alone: nothing is ever read from these values.
    context: {} as TransferFacts,
    input: {} as TransferFacts,
    events: {} as CommandEvents<TransferCommand>,
  },
  guards: {
    'the sub-order is completed': ({ context }) => context.isCompleted,
    'all of it is taken back': ({ context }) => context.isAllReversed,
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => input,
  initial: 'accrued',
  states: {
    accrued: { on: { release: { guard: 'the sub-order is completed', target: 'eligible' } } },
    eligible: { on: { send: { target: 'sent' } } },
    sent: {
      on: {
        fail: { target: 'failed' },
        reverse: [{ guard: 'all of it is taken back', target: 'reversed' }, { target: 'partially_reversed' }],
      },
    },
    failed: { on: { retry: { target: 'eligible' } } },
    partially_reversed: {
      on: {
        reverse: [{ guard: 'all of it is taken back', target: 'reversed' }, { target: 'partially_reversed' }],
      },
    },
    reversed: { type: 'final' },
  },
});
