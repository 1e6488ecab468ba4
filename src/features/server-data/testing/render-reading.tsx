import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiProvider } from '../../../api/index.ts';
import { answeredWith, apiOver, refusedWith } from '../../../api/testing/api-over.tsx';
import { createServerCache, ServerCacheProvider } from '../server-cache.tsx';
import { SessionHoldProvider } from '../session-hold.tsx';

export const ok = answeredWith;
export const refused = refusedWith;

/** A session that the test expires and renews. */
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

/** Renders with the app's cache and the real client with `respond`; `undefined` breaks the connection. */
export function renderReading(
  children: ReactNode,
  respond: (request: Request) => Response | undefined | Promise<Response | undefined>,
  hold = fakeHold(),
) {
  const { api, asked } = apiOver(respond);
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
