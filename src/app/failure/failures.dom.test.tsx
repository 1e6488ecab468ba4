import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Link,
  Outlet,
  createMemoryRouter,
  RouterProvider,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/index.ts';
import { PartLoadError } from '../../lib/load-part.ts';
import { lazyScreen } from '../../ui/index.ts';
import { TelemetryContext } from '../telemetry/telemetry-context.tsx';
import type { Telemetry } from '../telemetry/index.ts';
import { RouteFailure } from './route-failure.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

const captureError = vi.fn();
// The tested code uses only this part of the telemetry.
const telemetry = { captureError } as unknown as Telemetry;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  captureError.mockReset();
});

function open(routes: RouteObject[], path = '/') {
  render(
    <TelemetryContext value={telemetry}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </TelemetryContext>,
  );
}

const failing = (error: unknown): RouteObject[] => [
  {
    path: '/',
    loader: () => {
      throw error;
    },
    HydrateFallback: () => null,
    element: <p>the screen</p>,
    errorElement: <RouteFailure within="window" />,
  },
];

it("shows the router's title for what is thrown outside a screen, with the details of the request, and reports it", async () => {
  const error = new ApiError({
    code: 'INTERNAL',
    message: 'It broke on our side.',
    status: 500,
    requestId: 'r-1',
  });
  open(failing(error));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText('It broke on our side.')).toBeVisible();
  await userEvent.setup().click(screen.getByText('Error Details'));
  expect(screen.getByText(/code: INTERNAL/)).toHaveTextContent('code: INTERNAL status: 500 request: r-1');
  expect(captureError).toHaveBeenCalledExactlyOnceWith(error);
});

it('reloads a page of which a part did not load three times, then leaves it to the visitor, and reports nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  for (const [reloads, waitMs] of [
    [1, 0],
    [2, 2_000],
    [3, 2_000],
  ] as const) {
    open(failing(new PartLoadError('gone')));
    await screen.findByRole('status');
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(reload).toHaveBeenCalledTimes(reloads);
    cleanup();
  }
  open(failing(new PartLoadError('gone')));
  expect(await screen.findByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledTimes(3);
  expect(captureError).not.toHaveBeenCalled();
});

it('treats a screen that loads its code itself in the same way', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const load = lazyScreen(() => Promise.reject(new TypeError('Failed to fetch')), <p>Loading</p>);
  open([
    {
      element: (
        <ScreenBoundary within="layout">
          <Outlet />
        </ScreenBoundary>
      ),
      errorElement: <RouteFailure within="layout" />,
      HydrateFallback: () => null,
      children: [{ path: '/', lazy: load }],
    },
  ]);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Something went wrong:')).toBeNull();
  expect(captureError).not.toHaveBeenCalled();
});

it('says of a page that is not here that it needs a connection, and opens it when there is one', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(failing(new PartLoadError('gone')));
  expect(await screen.findByText('This page needs a connection.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

function Broken() {
  const { search } = useLocation();
  if (search === '') throw new Error('The chart table is missing.');
  return <p>all is well</p>;
}

function Frame() {
  return (
    <>
      <Link to="/?retry">another address</Link>
      <ScreenBoundary within="window">
        <Outlet />
      </ScreenBoundary>
    </>
  );
}

it("catches what a screen throws: 'Something went wrong:', its details, a report, and a fresh start at another address", async () => {
  open([{ element: <Frame />, children: [{ path: '/', element: <Broken /> }] }]);
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
  expect(screen.getByText('This page couldn’t be shown. Nothing you have saved is lost.')).toBeVisible();
  await user.click(screen.getByText('Error Details'));
  expect(screen.getByText(/^Error: The chart table is missing\./)).toBeVisible();
  expect(captureError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), {
    componentStack: expect.stringContaining('Broken') as string, // vitest types its matchers as any
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'another address' }));
  expect(await screen.findByText('all is well')).toBeVisible();
});
