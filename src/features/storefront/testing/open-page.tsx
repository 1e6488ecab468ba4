import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type To } from 'react-router-dom';
import { LoadApiProvider, type Api } from '../../../api/index.ts';
import type { CartHandle } from '../../cart/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import type { ScreenModule } from '../screen-module.ts';
import { FixedCart } from './cart.tsx';
import { FixedSession } from './session.tsx';

interface PageToOpen extends Pick<ScreenModule, 'Component' | 'loader'> {
  /** The path of the route. */
  readonly path: string;
  readonly at: To | { pathname: string; search?: string; state: unknown };
  readonly api: Api;
  readonly role?: string | null;
  /** The home port of the signed-in user's yacht. */
  readonly homePort?: string;
  readonly cart?: CartHandle;
}

/** Renders a screen as the shell does, with one other page; returns the current address. */
export function openPage({ path, at, api, role = null, homePort, cart, Component, loader }: PageToOpen) {
  const router = createMemoryRouter(
    [
      {
        path,
        Component,
        loader: async ({ request }) => loader?.({ api, request }),
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  // The way in which React marks a resolved promise.
  const loaded = Object.assign(Promise.resolve(api), { status: 'fulfilled', value: api });
  render(
    <UiTheme>
      <LoadApiProvider loadApi={() => loaded}>
        <FixedSession role={role} homePort={homePort}>
          <FixedCart {...(cart && { cart })}>
            <RouterProvider router={router} />
          </FixedCart>
        </FixedSession>
      </LoadApiProvider>
    </UiTheme>,
  );
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
