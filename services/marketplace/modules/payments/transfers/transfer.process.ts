import { setup } from 'xstate';
import type { CommandEvents } from '../../../platform/processes/step.ts';

export type TransferCommand = 'release' | 'send' | 'fail' | 'retry' | 'reverse';

/** The facts for the chart's guards, as they are after the command. */
export interface TransferFacts {
  /** Whether the sub-order that it pays for is completed. */
  readonly isCompleted: boolean;
  /** Whether everything transferred was reversed. */
  readonly isAllReversed: boolean;
}

/**
 * The transfer to a vendor for a sub-order (docs/product.md, "States"). Its amount is fixed when it is released, and it
 * is under way to the provider while it is `eligible`. A further partial reversal does not change its state. Used
 * through `step`.
 */
export const transferProcess = setup({
  types: {
    // Only for types: these values are never read.
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
