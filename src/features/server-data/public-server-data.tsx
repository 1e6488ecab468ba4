import { Suspense, type ReactNode } from 'react';
import { LoadedApi, useApi, type Api } from '../../api/index.ts';
import { createServerCache, ServerCacheProvider } from './server-cache.tsx';

// All parts of a page share what one of them has read.
const caches = new WeakMap<Api, ReturnType<typeof createServerCache>>();

function SharedCache({ children }: { readonly children: ReactNode }) {
  const api = useApi();
  const cache = caches.get(api) ?? createServerCache();
  caches.set(api, cache);
  return <ServerCacheProvider cache={cache}>{children}</ServerCacheProvider>;
}

/**
 * Reads and writes for a part of a public page, whose first load has neither client nor cache. The cache outlives a sign-out: a key of
 * what belongs to one user contains their id.
 */
export const PublicServerData = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>
    <LoadedApi>
      <SharedCache>{children}</SharedCache>
    </LoadedApi>
  </Suspense>
);
