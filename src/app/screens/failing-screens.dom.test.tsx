import { useQuery } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { createMarketplaceClient, createSettingsCalls, type Api } from '../../api/index.ts';
import { stillCart } from '../../features/cart/index.ts';
import { safeSiteConfig } from '../../features/site-config/index.ts';
import { sessionMachine, type SessionUser, type StoredSession } from '../../machines/session/index.ts';
import { Providers } from '../frame/providers.tsx';
import { routeTable, type RouteEntry } from '../routes/route-table.ts';
import { createAppRoutes } from './app-routes.tsx';

// Tests a failing screen in the assembled app: frame, gates, layout and boundaries are the real ones.

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const person = (role: string): SessionUser => ({
  id: 'u1',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
  role,
  status: 'active',
  profilePictureUrl: null,
});

async function sessionOf(role: string | null) {
  const user = role === null ? null : person(role);
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise<StoredSession>(async () => ({ user, isAuthenticated: user !== null })),
        watchStorage: fromCallback(() => undefined),
        fetchSettings: fromPromise(async () => ({ user: person(role ?? '') })),
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => snapshot.matches(user === null ? 'visitor' : 'signedIn'));
  return session;
}

type Failing = Pick<RouteObject, 'loader' | 'Component'>;

/** The app's routes, one of whose screens fails. */
const routesWith = (routes: RouteObject[], path: string, failing: Failing): RouteObject[] =>
  routes.map((route) => {
    if (route.id === path) return { id: path, path, HydrateFallback: () => null, ...failing };
    if (!route.children) return route;
    return { ...route, children: routesWith(route.children, path, failing) };
  });

/** Never answers: no screen here gets as far as a request. */
const client = createMarketplaceClient({
  baseUrl: 'http://localhost/api',
  readToken: () => null,
  fetch: () => new Promise<never>(() => {}),
});
const loadApi = async (): Promise<Api> => ({ client, settings: createSettingsCalls(client, () => null) });

async function open({ path, gate, role }: RouteEntry, failing: Failing) {
  const session = await sessionOf(gate === 'public' ? null : (role ?? 'admin'));
  const address = path.replaceAll(/:\w+|\*/g, 'x');
  const router = createMemoryRouter(routesWith(createAppRoutes(loadApi), path, failing), {
    initialEntries: [address],
  });
  render(
    <Providers
      parts={{
        config: safeSiteConfig,
        loadApi,
        session,
        cart: stillCart(),
        telemetry: null,
        recorder: null,
      }}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
}

function Broken(): never {
  throw new Error('The chart table is missing.');
}

const landmarkOf: Record<RouteEntry['layout'], 'banner' | 'navigation'> = {
  public: 'banner',
  standalone: 'banner',
  onboarding: 'banner',
  'signed-in': 'navigation',
};

it.each(routeTable)('$path that fails while it is drawn says so in its layout', async (entry) => {
  await open(entry, { Component: Broken });
  const title = await screen.findByRole('heading', { level: 1, name: 'Something went wrong:' });
  const place = within(screen.getByRole('main'));
  expect(place.getByRole('heading', { level: 1 })).toBe(title);
  expect(place.getByText('Error Details')).toBeVisible();
  expect(place.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(place.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(place.queryByText(/^The chart table/)).toBeNull();
  expect(screen.getAllByRole(landmarkOf[entry.layout]).length).toBeGreaterThan(0);
});

it.each(routeTable.filter(({ path }) => ['/', '/login', '/crew/orders-management'].includes(path)))(
  '$path whose data cannot be loaded says so in its layout, under the title of the router',
  async (entry) => {
    await open(entry, {
      Component: () => <p>the screen</p>,
      loader: () => {
        throw new Error('The chart table is missing.');
      },
    });
    const place = within(await screen.findByRole('main'));
    expect(
      await place.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(screen.getAllByRole(landmarkOf[entry.layout]).length).toBeGreaterThan(0);
  },
);

it('a screen that failed on what it had read reads it again when it is tried again', async () => {
  const [entry] = routeTable.filter(({ path }) => path === '/crew/orders-management');
  if (!entry) throw new Error('There is such a screen.');
  const answers = ['malformed', 'three orders'];
  function Orders() {
    const { data } = useQuery({ queryKey: ['orders'], queryFn: () => answers.shift(), staleTime: 60_000 });
    if (data === 'malformed') throw new Error('The answer is malformed.');
    return <p>{data}</p>;
  }
  await open(entry, { Component: Orders });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('three orders')).toBeVisible();
});
