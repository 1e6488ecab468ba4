import { Suspense, type ReactNode } from 'react';
import { LoadedApi, useApi, type Api } from '../../api/index.ts';
import { createServerCache, ServerCacheProvider } from './server-cache.tsx';

// All parts of a page share one cache.
const caches = new WeakMap<Api, ReturnType<typeof createServerCache>>();

function SharedCache({ children }: { readonly children: ReactNode }) {
  const api = useApi();
  const cache = caches.get(api) ?? createServerCache();
  caches.set(api, cache);
  return <ServerCacheProvider cache={cache}>{children}</ServerCacheProvider>;
}

/**
 * Client and cache for a part of a public page, whose first load has neither. The cache outlives a sign-out, so keys of
 * a user's data have to contain the user's id.
 */
export const PublicServerData = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>
    <LoadedApi>
      <SharedCache>{children}</SharedCache>
    </LoadedApi>
  </Suspense>
);
