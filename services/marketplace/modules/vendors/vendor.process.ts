import { setup } from 'xstate';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type VendorCommand =
  | 'approve'
  | 'onboarding_completed'
  | 'charges_enabled'
  | 'charges_disabled'
  | 'pause'
  | 'resume'
  | 'suspend'
  | 'reinstate'
  | 'close';

/** The facts for the chart's guards, as they are after the command. */
export interface VendorFacts {
  readonly onboardingComplete: boolean;
  readonly canTakeCharges: boolean;
  /** Whether the vendor has no open orders, bookings or payouts. */
  readonly nothingIsOpen: boolean;
}

/**
 * A vendor, from applicant to closed (docs/product.md, "States"). Its listings are shown while it is `active`:
 * approved, onboarded and able to accept charges. The admin's suspension takes precedence over the payment provider's
 * state, and that over the vendor's own pause. Used through `step`.
 */
export const vendorProcess = setup({
  types: {
    // Only for types: these values are never read.
    context: {} as VendorFacts,
    input: {} as VendorFacts,
    events: {} as CommandEvents<VendorCommand>,
  },
  guards: {
    'onboarding is complete and charges can be taken': ({ context }) =>
      context.onboardingComplete && context.canTakeCharges,
    'onboarding is complete': ({ context }) => context.onboardingComplete,
    'charges can be taken': ({ context }) => context.canTakeCharges,
    'nothing is open': ({ context }) => context.nothingIsOpen,
  },
}).createMachine({
  id: 'vendor',
  context: ({ input }) => input,
  initial: 'applicant',
  states: {
    applicant: {
      on: {
        approve: [
          { guard: 'onboarding is complete and charges can be taken', target: 'active' },
          { target: 'approved' },
        ],
        close: { guard: 'nothing is open', target: 'closed' },
      },
    },
    approved: {
      on: {
        onboarding_completed: { guard: 'charges can be taken', target: 'active' },
        charges_enabled: { guard: 'onboarding is complete', target: 'active' },
        suspend: { target: 'suspended' },
        close: { guard: 'nothing is open', target: 'closed' },
      },
    },
    active: {
      on: {
        pause: { target: 'paused' },
        charges_disabled: { target: 'restricted' },
        suspend: { target: 'suspended' },
        close: { guard: 'nothing is open', target: 'closed' },
      },
    },
    paused: {
      on: {
        resume: [{ guard: 'charges can be taken', target: 'active' }, { target: 'restricted' }],
        suspend: { target: 'suspended' },
        close: { guard: 'nothing is open', target: 'closed' },
      },
    },
    restricted: {
      on: {
        charges_enabled: { target: 'active' },
        suspend: { target: 'suspended' },
        close: { guard: 'nothing is open', target: 'closed' },
      },
    },
    suspended: {
      on: {
        reinstate: [
          { guard: 'onboarding is complete and charges can be taken', target: 'active' },
          { guard: 'onboarding is complete', target: 'restricted' },
          { target: 'approved' },
        ],
        close: { guard: 'nothing is open', target: 'closed' },
      },
    },
    closed: { type: 'final' },
  },
});
