import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { LoadApi } from '../../api/index.ts';
import { Frame } from '../frame/frame.tsx';
import { RouteFailure } from '../failure/route-failure.tsx';
import { ScreenBoundary } from '../failure/screen-boundary.tsx';
import { FullScreenSpinner } from '../../ui/index.ts';
import { routeTable, type Layout } from '../routes/route-table.ts';
import { loadPart } from '../../lib/load-part.ts';
import type { ScreenModule } from '../../features/storefront/index.ts';
import { screenTables } from './screen-tables.ts';

const plainPage = async () => ({
  Component: (await loadPart(() => import('../frame/plain-page.tsx'))).PlainPage,
});
const unknownAddress = async () => {
  const { UnknownAddress } = await loadPart(() => import('../frame/unknown-address.tsx'));
  return {
    element: (
      <ScreenBoundary within="window">
        <UnknownAddress />
      </ScreenBoundary>
    ),
  };
};

const layouts: Record<Layout, () => Promise<ComponentType>> = {
  public: async () => (await import('../layouts/public-frame.tsx')).PublicFrame,
  standalone: async () => (await import('../layouts/standalone-frame.tsx')).StandaloneFrame,
  onboarding: async () => (await import('../layouts/onboarding-frame.tsx')).OnboardingFrame,
  'signed-in': async () => (await import('../layouts/signed-in-frame.tsx')).SignedInFrame,
};

/** The modules of the screens that the server rendered, by route id; read by the server's entry. */
export type LoadedScreens = Map<string, ScreenModule>;

/** Data read before its screen is opened, by the whole address without its hash (`prefetch-on-intent.ts`). */
export type EarlyReads = Map<string, Promise<unknown>>;

interface Given {
  /** Receives each screen's module under its path. */
  readonly loaded?: LoadedScreens;
  readonly early?: EarlyReads;
}

/** Converts the route table to the router's routes: layouts and screens are loaded when they are first shown. */
export function createAppRoutes(loadApi: LoadApi, { loaded, early }: Given = {}): RouteObject[] {
  const screenRoute = (layout: Layout, path: string): RouteObject => {
    const lazy = async () => {
      const load = (await screenTables[layout]())[path];
      if (!load) return plainPage();
      const screen = await loadPart(load);
      loaded?.set(path, screen);
      const { Component, loader } = screen;
      if (!loader) return { Component };
      return {
        Component,
        loader: async ({ request }: { request: Request }) =>
          early?.get(request.url) ?? loader({ api: await loadApi(), request }),
      };
    };
    return { id: path, path, lazy };
  };
  const layoutRoute = (layout: Layout): RouteObject => ({
    id: `layout:${layout}`,
    lazy: async () => {
      const Layout = await loadPart(layouts[layout]);
      return {
        element: (
          <ScreenBoundary within="window">
            <Layout />
          </ScreenBoundary>
        ),
      };
    },
    errorElement: <RouteFailure within="window" />,
    children: [
      {
        id: `screens:${layout}`,
        // An error here leaves the layout and its navigation usable.
        element: (
          <ScreenBoundary within="layout">
            <Outlet />
          </ScreenBoundary>
        ),
        errorElement: <RouteFailure within="layout" />,
        children: routeTable
          .filter((entry) => entry.layout === layout)
          .map(({ path }) => screenRoute(layout, path)),
      },
    ],
  });
  return [
    {
      id: 'frame',
      element: <Frame />,
      errorElement: <RouteFailure within="window" />,
      hydrateFallbackElement: <FullScreenSpinner />,
      children: [
        layoutRoute('public'),
        layoutRoute('standalone'),
        layoutRoute('onboarding'),
        layoutRoute('signed-in'),
        { id: 'unknown', path: '*', lazy: unknownAddress },
      ],
    },
  ];
}
