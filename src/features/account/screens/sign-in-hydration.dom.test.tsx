import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../api/index.ts';
import { safeSiteConfig, SiteConfigProvider } from '../../site-config/index.ts';
import { AuthProvider, startingSession } from '../auth-context.tsx';
import { Component as SignInScreen } from './sign-in-screen.tsx';

const session = {
  getSnapshot: () => startingSession,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};
const client = createMarketplaceClient({
  baseUrl: 'http://localhost/api',
  readToken: () => null,
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
});
const api = { client, settings: createSettingsCalls(client, () => null) };

const page = (state: object | null) => (
  <SiteConfigProvider config={safeSiteConfig}>
    <ApiProvider api={api}>
      <AuthProvider session={session}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
            <SignInScreen />
          </MemoryRouter>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>
  </SiteConfigProvider>
);

it('a reloaded sign-in page takes over what the server drew, and then says where one comes from', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const recovered: unknown[] = [];
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(null));
  expect(root).toHaveTextContent('Welcome back.');

  const hydrated = await act(async () =>
    hydrateRoot(root, page({ from: '/crew/orders' }), {
      onRecoverableError: (error) => recovered.push(error),
    }),
  );
  expect(recovered).toEqual([]);
  expect(root).toHaveTextContent('Please sign in to continue. We’ll bring you back to where you were.');
  await act(async () => hydrated.unmount());
  root.remove();
  vi.unstubAllGlobals();
});
