import { MutationCache, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/index.ts';

const MAX_RETRIES = 3;
const FRESH_FOR_MS = 30_000;

const lostOnTheWay: readonly string[] = ['NETWORK_ERROR', 'ABORTED', 'TIMEOUT'];

/** Whether reading again may help: the network, a server that is away; never a refusal. */
function worthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return lostOnTheWay.includes(error.code) || error.status >= 502;
}

/** What was read from the server, for one visit. */
export type ServerCache = Pick<
  QueryClient,
  'clear' | 'getQueriesData' | 'getQueryData' | 'invalidateQueries' | 'setQueriesData' | 'setQueryData'
>;

/**
 * Reads are fresh for 30 seconds and retried three times with growing waits; writes are never retried. An error of a write that is no ApiError is a
 * bug: the form shows that something went wrong, and it is reported as if nobody had caught it. Stories that show a failure at once retry nothing.
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

/** For what a screen itself changes in what was read: an answer that is newer, a list to read again. */
export const useServerCache = (): ServerCache => useQueryClient();
