import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type ApplicationCommand = 'submit' | 'take' | 'approve' | 'ask' | 'reject';

/** What the chart's guards ask. */
export interface ApplicationFacts {
  /** The company has all that an application needs. */
  readonly isComplete: boolean;
}

/** A vendor's application, from its draft to what an admin decides (docs/product.md, "States"). Used through `step`. */
export const vendorApplicationProcess = setup({
  types: {
    // Types alone: nothing is ever read from these values.
    context: {} as ApplicationFacts,
    input: {} as ApplicationFacts,
    events: {} as CommandEvents<ApplicationCommand>,
  },
  guards: {
    'nothing is missing': ({ context }) => context.isComplete,
  },
}).createMachine({
  id: 'vendorApplication',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: { on: { submit: { guard: 'nothing is missing', target: 'submitted' } } },
    submitted: { on: { take: { target: 'in_review' } } },
    in_review: {
      on: {
        approve: { target: 'approved' },
        ask: { target: 'changes_requested' },
        reject: { target: 'rejected' },
      },
    },
    changes_requested: { on: { submit: { guard: 'nothing is missing', target: 'submitted' } } },
    approved: { type: 'final' },
    rejected: { type: 'final' },
  },
});
