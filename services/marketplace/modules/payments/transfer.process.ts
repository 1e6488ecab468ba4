import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type TransferCommand = 'release' | 'send' | 'fail' | 'retry' | 'reverse';

/** What the chart's guards ask, as it is once the command is carried out. */
export interface TransferFacts {
  /** The sub-order that it pays for is completed. */
  readonly isCompleted: boolean;
  /** Nothing of what was sent stays with the vendor. */
  readonly isAllReversed: boolean;
}

/**
 * What a vendor is sent for a sub-order (product.md, "States"). Its amount is fixed when it is released, and on its way to the provider
 * while it is `eligible`. Used through `step`; a further reversal in part leaves it where it stands.
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
