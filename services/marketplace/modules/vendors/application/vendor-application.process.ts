import { setup } from 'xstate';
import type { CommandEvents } from '../../../platform/processes/step.ts';

export type ApplicationCommand = 'submit' | 'take' | 'approve' | 'ask' | 'reject' | 'reopen';

/** The facts that the chart's guards need. */
export interface ApplicationFacts {
  /** Whether the company has all required fields. */
  readonly isComplete: boolean;
}

/** A vendor's application, from its draft to the admin's decision (docs/product.md, "States"). Used through `step`. */
export const vendorApplicationProcess = setup({
  types: {
    // Only for types: these values are never read.
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
    // Back to who asked for the changes, who need not take it again.
    changes_requested: {
      on: {
        submit: { guard: 'nothing is missing', target: 'in_review' },
        reopen: { target: 'in_review' },
      },
    },
    approved: { type: 'final' },
    // Final for the vendor: an admin who was wrong, or is shown something new, looks at it again.
    rejected: { on: { reopen: { target: 'in_review' } } },
  },
});
