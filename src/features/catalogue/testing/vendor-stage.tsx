import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, type Api } from '../../../api/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { AuthProvider, startingSession, type Session } from '../../account/index.ts';

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

interface VendorStageProps {
  readonly api: Api;
  readonly address?: string;
  readonly children: ReactNode;
}

/** A screen of a signed-in vendor, with a fake server. */
export function VendorStage({ api, address = '/here', children }: VendorStageProps) {
  const [router] = useState(() => routerOf(children, address));
  return <Providers api={api} router={router} />;
}

/** A router with the screen at its address; any other address shows another page. */
export const routerOf = (screen: ReactNode, address: string) =>
  createMemoryRouter(
    [
      { path: '/here', element: screen },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );

/** The providers around a vendor's screen. */
export function Providers({ api, router }: { api: Api; router: ReturnType<typeof routerOf> }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <ApiProvider api={api}>
      <AuthProvider session={session}>
        <QueryClientProvider client={queries}>
          <UiTheme>
            <RouterProvider router={router} />
          </UiTheme>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>
  );
}
