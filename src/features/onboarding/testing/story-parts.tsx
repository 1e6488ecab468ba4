import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import {
  onboardingMachine,
  type OnboardingContext,
  type OnboardingFailure,
} from '../../../machines/onboarding/index.ts';
import {
  allDone,
  describedVendor,
  newVendor,
  nothingDone,
  readyAccount,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { onboardingFlow } from '../../../machines/onboarding/onboarding.flow.gen.ts';
import { onboardingMachineOf } from '../../../machines/onboarding/onboarding.machine.ts';
import type { Flow } from '../../../statecharts/flow/flow.types.ts';
import type { OnboardingViewProps } from '../onboarding-view.tsx';
import type { OnboardingSnapshot } from '../steps/step-props.ts';
import { ports } from './ports.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

/** The layout of the onboarding: a router and its main column. */
export const inLayout: Decorator = (Story) => (
  <InRouter
    Story={() => (
      <main
        style={{
          boxSizing: 'border-box',
          maxWidth: 1440,
          margin: '0 auto',
          padding: '24px max(16px, min(32px, 4vw)) 64px',
        }}
      >
        <Story />
      </main>
    )}
  />
);

/** The machine of the committed path after a change. */
export const pathWith = (change: (path: Flow) => Flow): typeof onboardingMachine =>
  onboardingMachineOf(change(onboardingFlow));

/** A snapshot of the machine in one state, optionally of a changed path; nothing runs. */
export function snapshotIn(
  value: Parameters<typeof onboardingMachine.resolveState>[0]['value'],
  context: Partial<OnboardingContext> = {},
  machine = onboardingMachine,
): OnboardingSnapshot {
  return machine.resolveState({
    value,
    context: {
      role: 'supplier',
      userId: newVendor.id,
      status: nothingDone,
      vendor: newVendor,
      account: null,
      deliveryMethods: null,
      schedule: null,
      request: null,
      failure: null,
      ...context,
    },
  });
}

/** A snapshot of the last step. */
export const finished = (context: Partial<OnboardingContext> = {}): OnboardingSnapshot =>
  snapshotIn(
    { completion: 'complete' },
    { status: allDone, vendor: describedVendor, account: readyAccount, ...context },
  );

export const failureOf = (
  code: string,
  message: string,
  more: Partial<OnboardingFailure> = {},
): OnboardingFailure => ({
  code,
  message,
  retryAfterSeconds: null,
  fields: [],
  missing: [],
  ...more,
});

export const noNetwork = failureOf('NETWORK_ERROR', 'Network Error');

/** The props from outside the machine, without effects. */
export const defaultProps = (): Omit<OnboardingViewProps, 'snapshot'> => ({
  send: fn(),
  storeFile: (file) => ({ fileKey: 'file-1', name: file.name, sizeBytes: file.size }),
  typed: { read: () => ({}), keep: () => undefined },
  ports,
  distanceSales: null,
  catalogueImport: null,
  isDemo: false,
  isChoosingList: false,
  waitingList: null,
  isWide: false,
});
