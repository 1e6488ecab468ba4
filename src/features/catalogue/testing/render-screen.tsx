import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider } from '../../../api/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { AuthProvider, startingSession, type Session } from '../../account/index.ts';
import { toastStore } from '../../toasts/index.ts';
import type { VendorServer } from './vendor-server.ts';

// What Radix and the window of rows ask of a browser and jsdom does not have.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

const vendor = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  email: 'vendor@example.com',
  firstName: 'Nadia',
  lastName: 'Serra',
  name: 'Nadia Serra',
  role: 'supplier',
  status: 'active' as const,
  profilePictureUrl: null,
};
const view = {
  ...startingSession,
  context: { ...startingSession.context, isAuthenticated: true, user: vendor },
  hasTag: () => false,
};
const session: Session = {
  getSnapshot: () => view,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

/** A screen of a vendor who is signed in, over a server that answers as told. */
export function renderScreen(Screen: ComponentType, { api }: Pick<VendorServer, 'api'>, address = '/here') {
  const router = createMemoryRouter(
    [
      { path: '/here', element: <Screen /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ApiProvider api={api}>
      <AuthProvider session={session}>
        <QueryClientProvider client={queryClient}>
          <UiTheme>
            <RouterProvider router={router} />
          </UiTheme>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

export const closeToasts = (): void => {
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
};

/** What the person was told, oldest first. */
export const told = () =>
  toastStore
    .getSnapshot()
    .context.toasts.map(({ level, message, description }) =>
      description === undefined ? [level, message] : [level, message, description],
    );

/** Presses the button of the newest toast. */
export function actOnToast(label: string): void {
  const action = toastStore.getSnapshot().context.toasts.at(-1)?.action;
  if (action?.label !== label) throw new Error(`the newest toast offers ${action?.label ?? 'nothing'}`);
  action.onAct();
}
