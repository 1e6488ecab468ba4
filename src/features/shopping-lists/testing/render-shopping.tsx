import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  ApiProvider,
  createMarketplaceClient,
  createSettingsCalls,
  LoadApiProvider,
} from '../../../api/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { AuthProvider, stillSession } from '../../account/index.ts';
import { CartProvider, stillCart } from '../../cart/index.ts';
import { createServerCache, ServerCacheProvider } from '../../server-data/index.ts';
import { toastStore } from '../../toasts/index.ts';

export const refusal = (status: number, code: string, message = 'No.') =>
  Response.json({ status: false, message, error: { code, requestId: 'r-1', details: {} } }, { status });

/** A call's answer: the data, a whole response, or the promise of either. */
type Answer = (body: never, url: URL) => unknown;

/** Shows a screen at `address` over a server that answers as `answers` says, by "PUT /favourites". */
export function renderShopping(element: ReactNode, answers: Readonly<Record<string, Answer>>, address = '/') {
  const asked: { call: string; body: unknown }[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const url = new URL(request.url);
      const call = `${request.method} ${url.pathname.replace('/api', '')}`;
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      asked.push({ call, body });
      const given = await answers[call]?.(body as never, url); // Each answer knows what its call carries.
      request.signal.throwIfAborted();
      if (given === undefined) return refusal(404, 'NOT_FOUND');
      return given instanceof Response
        ? given
        : Response.json({ status: true, message: 'Saved.', data: given });
    },
  });
  const api = { client, settings: createSettingsCalls(client, () => 'a-token') };
  // How React marks a promise that it need not wait for.
  const loaded = Object.assign(Promise.resolve(api), { status: 'fulfilled', value: api });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <UiTheme>
      <LoadApiProvider loadApi={() => loaded}>
        <ApiProvider api={api}>
          <AuthProvider session={stillSession}>
            <CartProvider cart={stillCart()}>
              <ServerCacheProvider cache={createServerCache({ retries: 0 })}>
                <RouterProvider router={router} />
              </ServerCacheProvider>
            </CartProvider>
          </AuthProvider>
        </ApiProvider>
      </LoadApiProvider>
    </UiTheme>,
  );
  return {
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    /** What was sent to change something. */
    changes: () => asked.filter(({ call }) => !call.startsWith('GET')),
  };
}

/** The toasts shown, oldest first. */
export const toasts = () => toastStore.getSnapshot().context.toasts;

export function closeToasts(): void {
  for (const { id } of toasts()) toastStore.trigger.closed({ id });
}
