import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { LoadedApi } from '../../api/index.ts';
import { useSessionState, type SessionView } from '../../features/account/index.ts';
import {
  createServerCache,
  ServerCacheProvider,
  type ServerCache,
} from '../../features/server-data/index.ts';
import { FullScreenSpinner } from '../../ui/index.ts';
import { ForgetReadData } from './read-data-context.tsx';

/** The user's id; null for a visitor, undefined while unknown. */
function currentUserId(session: SessionView): string | null | undefined {
  const { isAuthenticated, user } = session.context;
  if (isAuthenticated) return user?.id;
  return session.hasTag('restoring') ? undefined : null;
}

/**
 * Clears the cache when the user changes. Data read before the user is known was read with the stored token, so it
 * belongs to them, and the screens that show it stay. A separate component, since the parents of a page that is not
 * hydrated yet must not re-render.
 */
function ClearOnUserChange({ cache }: { cache: ServerCache }) {
  const here = useSessionState(currentUserId);
  const [known, setKnown] = useState(here);
  if (here !== undefined && here !== known) setKnown(here);
  useEffect(() => (known === undefined ? undefined : () => cache.clear()), [cache, known]);
  return null;
}

interface ServerDataProps {
  readonly children: ReactNode;
  /** Rendered instead of the children until the client is available. */
  readonly waiting?: ReactNode;
}

/** Provides the client and the cache of what was read with it to the screens below. */
export function ServerData({ children, waiting = <FullScreenSpinner /> }: ServerDataProps) {
  const [cache] = useState(createServerCache);
  const forget = useCallback(() => cache.removeQueries({ type: 'inactive' }), [cache]);
  return (
    <>
      <ClearOnUserChange cache={cache} />
      <Suspense fallback={waiting}>
        <LoadedApi>
          <ServerCacheProvider cache={cache}>
            <ForgetReadData value={forget}>{children}</ForgetReadData>
          </ServerCacheProvider>
        </LoadedApi>
      </Suspense>
    </>
  );
}
