import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ApiError, LoadedApi } from '../../api/index.ts';
import { useAuth } from '../../features/account/index.ts';
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

/** The client and what was read with it, for the screens below; forgotten as soon as somebody else is here. */
export function ServerData({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const { user } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => () => queryClient.clear(), [queryClient, userId]);
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <LoadedApi>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </LoadedApi>
    </Suspense>
  );
}
