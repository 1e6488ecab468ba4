import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { FailedCall } from '../../api/index.ts';
import { createOutcomes } from '../../features/cart/index.ts';
import { safeSiteConfig } from '../../features/site-config/index.ts';
import { toastStore } from '../../features/toasts/index.ts';
import { TOKEN_KEY } from '../../machines/session/index.ts';
import { cartHandle, createCart } from '../cart/create-cart.ts';
import { createApi, createStartUpSettings, type ApiParts } from '../frame/create-api.ts';
import { Providers } from '../frame/providers.tsx';
import { createSafeStorage } from '../frame/safe-storage.ts';
import { createAppRoutes } from '../screens/app-routes.tsx';
import { createSession } from '../session/create-session.ts';

/** The server's answers, by "METHOD /path"; null breaks the connection. */
export type AppAnswers = Readonly<Record<string, (request: Request) => Response | null | Promise<Response>>>;

export const good = (data: unknown, message = 'Done.') => Response.json({ status: true, message, data });

interface Opening {
  readonly path: string;
  readonly answers?: AppAnswers;
  /** The browser's storage, opened as the app's shell does. */
  readonly storage?: () => Storage;
}

/**
 * The app as its shell assembles it: frame, gates, layouts, screens, session, cart and storage are the real ones, over
 * a server with these answers. Any other request is never answered.
 */
export function openApp({ path, answers = {}, storage: open = () => localStorage }: Opening) {
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
  const asked: { call: string; authorization: string | null }[] = [];
  const failed: FailedCall[] = [];
  const storage = createSafeStorage(open);
  const parts: ApiParts = {
    baseUrl: 'http://localhost/api',
    readToken: () => storage.getItem(TOKEN_KEY),
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      asked.push({ call, authorization: request.headers.get('Authorization') });
      const answer = answers[call];
      if (!answer) return new Promise<never>(() => {});
      const response = await answer(request);
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
    onFailedCall: (failure) => failed.push(failure),
    onTokenRefused: () => session.send({ type: 'SESSION.EXPIRED' }),
  };
  const api = createApi(parts);
  const loadApi = async () => api;
  const session = createSession({
    client: api.client,
    settings: createStartUpSettings(parts),
    storage,
    tabs: window,
    telemetry: { signedIn: () => undefined, signedOut: () => undefined },
    leaveForHome: () => undefined,
    inspect: () => undefined,
  });
  const outcomes = createOutcomes();
  const cart = cartHandle(
    createCart({
      client: api.client,
      session,
      storage,
      tabs: window,
      outcomes,
      inspect: () => undefined,
    }),
  );
  const router = createMemoryRouter(createAppRoutes(loadApi), { initialEntries: [path] });
  render(
    <Providers
      parts={{
        config: safeSiteConfig,
        loadApi,
        session,
        cart: { ...cart, outcomeOf: outcomes.outcomeOf },
        telemetry: null,
        recorder: null,
      }}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  session.start();
  cart.start();
  return { user: userEvent.setup(), router, session, cart, storage, asked, failed };
}
