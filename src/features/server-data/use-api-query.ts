import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, supportDetails, useApi, type Api } from '../../api/index.ts';
import { useSessionIsHeld } from './session-hold.tsx';
import { thrownText } from './error-texts.ts';

/** What a read gets: the clients, and the signal that aborts a read that is no longer needed. */
export interface ReadTools extends Api {
  readonly signal: AbortSignal;
}

export interface ReadOptions {
  /**
   * The query key, from general to specific: `['orders', 'own', 'one', id]`. Whatever changes orders invalidates
   * `['orders']`.
   */
  readonly key: QueryKey;
  /** False while there is nothing to load. */
  readonly enabled?: boolean;
  /** Needs no session, so it also runs while the session is expired. */
  readonly isPublic?: boolean;
}

export interface ApiQueryOptions<T> extends ReadOptions {
  readonly read: (tools: ReadTools) => Promise<T>;
  /** While another key loads, the previous data stays, with `isPrevious`. */
  readonly keepPrevious?: boolean;
  /** Loaded once per visit, for data that does not change. */
  readonly once?: boolean;
  /**
   * Reloaded whenever a screen with it opens, for data that many other screens change. The previous data is shown
   * meanwhile.
   */
  readonly onOpen?: boolean;
  /** Polled at this interval while the page is visible. */
  readonly everyMs?: number | false;
  /** False if returning to the page must not reload it, for instance the default values of a form. */
  readonly onReturn?: boolean;
}

/** The props of an error state: `<ErrorState title="…" {...failed} />`. */
interface FailedRead {
  /** Error code and request id, for support. */
  readonly details: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** Why, if it is not the connection; for instance that the user no longer works for the company. */
  readonly reason: string | null;
}

export interface ReadState {
  readonly error: ApiError | null;
  /** Set if loading failed and there is no older data to show. */
  readonly failed: FailedRead | null;
  readonly isFetching: boolean;
  /** The shown data belongs to the previous key while this one loads. */
  readonly isPrevious: boolean;
  /** When the shown data was loaded, in ms since the epoch; 0 before. */
  readonly readAt: number;
  /** The same function as long as the screen is mounted, so that effects may depend on it. */
  readonly refetch: () => void;
}

export interface ApiQuery<T> extends ReadState {
  readonly data: T | undefined;
}

/** The library's query state that screens need. */
interface LibraryState {
  readonly data: unknown;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

export function useReadState(query: LibraryState): ReadState {
  const { data, error, isFetching, refetch: read } = query;
  const refetch = useCallback(() => void read(), [read]);
  const failed =
    error !== null && data === undefined
      ? {
          details: supportDetails(error),
          busy: isFetching,
          onRetry: refetch,
          reason: error.code === 'FORBIDDEN' ? thrownText(error, 'read') : null,
        }
      : null;
  return {
    error,
    failed,
    isFetching,
    isPrevious: query.isPlaceholderData,
    readAt: query.dataUpdatedAt,
    refetch,
  };
}

/** The options that all reads share. */
export function useReadDefaults({ key, enabled = true, isPublic = false }: ReadOptions) {
  const isHeld = useSessionIsHeld();
  return {
    queryKey: key,
    enabled: enabled && (isPublic || !isHeld),
    // Offline, a read fails at once and the user can retry.
    networkMode: 'always',
    // Anything but an ApiError is a bug, for the error screen and the error reports.
    throwOnError: (error: Error) => !(error instanceof ApiError),
  } as const;
}

/**
 * Reads data for a screen.
 *
 * - While the session has expired no request is sent; failed reads run again once the user has signed in (`isPublic`
 *   always runs).
 * - After a lost connection, or if the server is unavailable, a read is retried three times with growing waits, also
 *   offline; never after a refusal.
 * - An answer is fresh for 30 seconds (`onOpen`: until the screen opens again); another user's sign-in deletes all
 *   answers.
 * - A failure is an ApiError; anything else that `read` throws is a bug and is thrown to the error screen.
 *
 * Tested in use-api-query.dom.test.tsx.
 */
export function useApiQuery<T>(options: ApiQueryOptions<T>): ApiQuery<T> {
  const api = useApi();
  const { read, keepPrevious = false, once = false, onOpen = false } = options;
  const { everyMs = false, onReturn } = options;
  const query = useQuery<T, ApiError>({
    ...useReadDefaults(options),
    queryFn: ({ signal }) => read({ ...api, signal }),
    refetchInterval: everyMs,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(once && { staleTime: Number.POSITIVE_INFINITY }),
    ...(onOpen && { staleTime: 0 }),
    ...(onReturn !== undefined && { refetchOnWindowFocus: onReturn }),
  });
  return { ...useReadState(query), data: query.data };
}
