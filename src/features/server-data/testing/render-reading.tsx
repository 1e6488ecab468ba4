import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../api/index.ts';
import { createServerCache, ServerCacheProvider } from '../server-cache.tsx';
import { SessionHoldProvider } from '../session-hold.tsx';

export const ok = (data: unknown, message = 'Done.') => Response.json({ status: true, message, data });

export const refused = (status: number, code: string, message: string) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1', details: {} } }, { status });

/** A session that expires and is renewed as the test says. */
export function fakeHold(isHeld = false) {
  const listeners = new Set<() => void>();
  return {
    isHeld: () => isHeld,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turn(next: boolean) {
      isHeld = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Renders with the cache that the app has, and the real client over `respond`; `undefined` breaks the connection. */
export function renderReading(
  children: ReactNode,
  respond: (request: Request) => Response | undefined | Promise<Response | undefined>,
  hold = fakeHold(),
) {
  const asked: Request[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      asked.push(request.clone());
      const response = await respond(request);
      request.signal.throwIfAborted();
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
  });
  const api = { client, settings: createSettingsCalls(client, () => 'a-token') };
  const cache = createServerCache();
  const view = render(
    <ApiProvider api={api}>
      <SessionHoldProvider hold={hold}>
        <ServerCacheProvider cache={cache}>{children}</ServerCacheProvider>
      </SessionHoldProvider>
    </ApiProvider>,
  );
  return { ...view, asked, cache, hold };
}
