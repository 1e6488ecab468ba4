import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import type { ApiMutation, Failure } from '../../server-data/index.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

/** Views contain links and blockers, which need a router. */
export const inRouter: Decorator = (Story) => <InRouter Story={Story} />;

/** The same with the width of a workspace's reading column. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxWidth: 720, margin: '0 auto' }}>
    <Story />
  </div>
);

/** A submission that never changes. */
export function still<I>(state: Partial<ApiMutation<I>> = {}): ApiMutation<I> {
  return {
    busy: false,
    slow: false,
    input: undefined,
    failure: null,
    error: null,
    run: fn(async () => true),
    cancel: fn(),
    clear: fn(),
    ...state,
  };
}

export const failureOf = (code: string, message: string, more: Partial<Failure> = {}): Failure => ({
  code,
  message,
  retryAfterSeconds: null,
  triesLeft: null,
  fields: [],
  ...more,
});

export const noNetwork = failureOf('NETWORK_ERROR', 'Network Error');
