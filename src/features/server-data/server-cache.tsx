import { MutationCache, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/index.ts';

const MAX_RETRIES = 3;
const FRESH_FOR_MS = 30_000;

const lostOnTheWay: readonly string[] = ['NETWORK_ERROR', 'ABORTED', 'TIMEOUT'];

/** Whether retrying may help: after a lost connection or if the server is unavailable, not after a refusal. */
function worthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return lostOnTheWay.includes(error.code) || error.status >= 502;
}

/** The cache of server data, for one visit. */
export type ServerCache = Pick<
  QueryClient,
  'clear' | 'getQueriesData' | 'getQueryData' | 'invalidateQueries' | 'setQueriesData' | 'setQueryData'
>;

/**
 * Reads are fresh for 30 seconds and retried three times with growing waits; writes are never retried. An error of a
 * write that is not an ApiError is a bug: the form shows a general message, and the error is reported as uncaught.
 * Stories that show a failure disable retries.
 */
export const createServerCache = ({ retries = MAX_RETRIES } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && worthRetrying(error),
        staleTime: FRESH_FOR_MS,
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error) => {
        if (!(error instanceof ApiError)) reportError(error);
      },
    }),
  });

export const ServerCacheProvider = ({ cache, children }: { cache: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);

/** For screens that change the cached data: write a newer answer, or reload a list. */
export const useServerCache = (): ServerCache => useQueryClient();
