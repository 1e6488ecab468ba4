import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ApiError, LoadedApi } from '../../api/index.ts';
import { useSessionState, type SessionView } from '../../features/account/index.ts';
import { FullScreenSpinner } from '../../ui/index.ts';

const MAX_RETRIES = 3;

const lostOnTheWay: readonly string[] = ['NETWORK_ERROR', 'ABORTED', 'TIMEOUT'];

/** Whether asking again may help: the network, a server that is away; never a refusal. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !(error instanceof ApiError)) return false;
  return lostOnTheWay.includes(error.code) || error.status >= 502;
}

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });

/** The id of who is here; null for a visitor, undefined as long as nobody knows. */
function whoIsHere(session: SessionView): string | null | undefined {
  const { isAuthenticated, user } = session.context;
  if (isAuthenticated) return user?.id;
  return session.hasTag('restoring') ? undefined : null;
}

/**
 * Forgets what was read as soon as somebody else is here. What is read before anybody knows is read with the token that is stored: it is theirs, and the
 * screens that show it stay. A part of its own, since what stands around a page that is not hydrated yet must not change.
 */
function Forgetting({ queryClient }: { queryClient: QueryClient }) {
  const here = useSessionState(whoIsHere);
  const [known, setKnown] = useState(here);
  if (here !== undefined && here !== known) setKnown(here);
  useEffect(() => (known === undefined ? undefined : () => queryClient.clear()), [queryClient, known]);
  return null;
}

/** The client and what was read with it, for the screens below. */
export function ServerData({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <>
      <Forgetting queryClient={queryClient} />
      <Suspense fallback={<FullScreenSpinner />}>
        <LoadedApi>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </LoadedApi>
      </Suspense>
    </>
  );
}
