import '../../ui/theme.css';
import { act, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider, stillSession } from '../../features/account/index.ts';
import { CartProvider, stillCart } from '../../features/cart/index.ts';
import { legalScreens, storefrontScreens } from '../../features/storefront/index.ts';
import { invariant } from '../../lib/invariant.ts';
import { UiTheme } from '../../ui/index.ts';
import { PublicLayout } from './public-layout.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.restoreAllMocks());

const overview = {
  departments: [{ slug: 'captain', name: 'Captain', lead: 'Charts and agents.' }],
  ports: [{ slug: 'bodrum', name: 'Bodrum', country: 'TR', timeZone: 'Europe/Istanbul' }],
  figures: { crew: 1280, suppliers: 0, serviceProviders: 0, ports: 1 },
};

async function pageAt(path: string) {
  const load = { ...storefrontScreens, ...legalScreens }[path];
  invariant(load, `${path} is a screen of the storefront`);
  const { Component } = await load();
  const layout = path === '/' ? <PublicLayout /> : <StandaloneLayout />;
  const routes = [
    { id: 'layout', element: layout, children: [{ id: path, path, Component, loader: () => null }] },
  ];
  return () => {
    const hydrationData = { loaderData: { [path]: { overview, showcase: [], results: null } } };
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
    return (
      <StrictMode>
        <UiTheme>
          <AuthProvider session={stillSession}>
            <CartProvider cart={stillCart()}>
              <RouterProvider router={router} />
            </CartProvider>
          </AuthProvider>
        </UiTheme>
      </StrictMode>
    );
  };
}

/** Renders as the server does, with the lazy parts: again until all of them have loaded. */
async function htmlOf(createPage: () => ReactNode): Promise<string> {
  return vi.waitFor(() => {
    const html = renderToString(createPage());
    expect(html).not.toContain('<!--$!-->');
    return html;
  }, 20_000);
}

it.each(['/', '/about-us', '/resource-center/test', '/privacy-policy', '/terms-and-conditions'])(
  'the HTML of %s is taken over without a warning',
  async (path) => {
    const complaints: unknown[][] = [];
    vi.spyOn(console, 'error').mockImplementation((...text) => complaints.push(text));
    vi.spyOn(console, 'warn').mockImplementation((...text) => complaints.push(text));
    const recovered: unknown[] = [];
    const page = document.createElement('div');
    document.body.append(page);
    const createPage = await pageAt(path);

    page.innerHTML = await htmlOf(createPage);
    const html = page.textContent;
    const root = await act(async () =>
      hydrateRoot(page, createPage(), { onRecoverableError: (error) => recovered.push(error) }),
    );

    expect({ complaints, recovered }).toEqual({ complaints: [], recovered: [] });
    expect(page.textContent).toBe(html);
    expect(page.querySelectorAll('main h1')).toHaveLength(1);
    await act(async () => root.unmount());
    page.remove();
  },
  // A cold start fetches every drawing separately.
  30_000,
);
