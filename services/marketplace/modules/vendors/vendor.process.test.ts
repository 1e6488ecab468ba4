import { describe, expect, test } from 'vitest';
import { step } from '../../platform/processes/step.ts';
import { vendorProcess, type VendorCommand, type VendorFacts } from './vendor.process.ts';
import type { VendorStatus } from './vendors.domain.ts';

const states: readonly VendorStatus[] = [
  'applicant',
  'approved',
  'active',
  'paused',
  'restricted',
  'suspended',
  'closed',
] as const;
const commands: readonly VendorCommand[] = [
  'approve',
  'onboarding_completed',
  'charges_enabled',
  'charges_disabled',
  'pause',
  'resume',
  'suspend',
  'reinstate',
  'close',
] as const;

type Outcomes = Readonly<Partial<Record<`${VendorStatus} ${VendorCommand}`, VendorStatus>>>;

/** The outcomes that are the same whatever the facts. */
const always: Outcomes = {
  'approved suspend': 'suspended',
  'active pause': 'paused',
  'active charges_disabled': 'restricted',
  'active suspend': 'suspended',
  'paused suspend': 'suspended',
  'restricted charges_enabled': 'active',
  'restricted suspend': 'suspended',
};
const closing: Outcomes = {
  'applicant close': 'closed',
  'approved close': 'closed',
  'active close': 'closed',
  'paused close': 'closed',
  'restricted close': 'closed',
  'suspended close': 'closed',
};

const situations: readonly (VendorFacts & { readonly words: string; readonly outcomes: Outcomes })[] = [
  {
    words: 'onboarded and able to take charges',
    onboardingComplete: true,
    canTakeCharges: true,
    nothingIsOpen: true,
    outcomes: {
      ...always,
      ...closing,
      'applicant approve': 'active',
      'approved onboarding_completed': 'active',
      'approved charges_enabled': 'active',
      'paused resume': 'active',
      'suspended reinstate': 'active',
    },
  },
  {
    words: 'onboarded, unable to take charges',
    onboardingComplete: true,
    canTakeCharges: false,
    nothingIsOpen: true,
    outcomes: {
      ...always,
      ...closing,
      'applicant approve': 'approved',
      'approved charges_enabled': 'active',
      'paused resume': 'restricted',
      'suspended reinstate': 'restricted',
    },
  },
  {
    words: 'able to take charges, onboarding open',
    onboardingComplete: false,
    canTakeCharges: true,
    nothingIsOpen: true,
    outcomes: {
      ...always,
      ...closing,
      'applicant approve': 'approved',
      'approved onboarding_completed': 'active',
      'paused resume': 'active',
      'suspended reinstate': 'approved',
    },
  },
  {
    words: 'neither, with an order under way',
    onboardingComplete: false,
    canTakeCharges: false,
    nothingIsOpen: false,
    outcomes: {
      ...always,
      'applicant approve': 'approved',
      'paused resume': 'restricted',
      'suspended reinstate': 'approved',
    },
  },
];

const every = states.flatMap((state) => commands.map((command) => ({ state, command })));

describe.each(situations)(
  'a vendor $words',
  ({ outcomes, onboardingComplete, canTakeCharges, nothingIsOpen }) => {
    test.each(every)('in $state, on $command', ({ state, command }) => {
      const stepped = step(vendorProcess, state, command, {
        onboardingComplete,
        canTakeCharges,
        nothingIsOpen,
      });
      expect(stepped.ok ? stepped.value : undefined).toBe(outcomes[`${state} ${command}`]);
    });
  },
);

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(vendorProcess.states)).toEqual(states);
  expect([...vendorProcess.events].sort()).toEqual([...commands].sort());
});
