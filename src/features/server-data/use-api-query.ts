import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, supportDetails, useApi, type Api } from '../../api/index.ts';
import { useSessionIsHeld } from './session-hold.tsx';
import { thrownText } from './error-texts.ts';

/** What a read is given: the clients, and the signal that it passes on, so that a read nobody waits for any more is stopped. */
export interface ReadTools extends Api {
  readonly signal: AbortSignal;
}

export interface ReadOptions {
  /** Names what is read, from the general to the particular: `['orders', 'own', 'one', id]`. Whatever changes orders invalidates `['orders']`. */
  readonly key: QueryKey;
  /** False while there is nothing to ask about. */
  readonly enabled?: boolean;
  /** Needs no session: it is read also while the session is expired. */
  readonly isPublic?: boolean;
}

export interface ApiQueryOptions<T> extends ReadOptions {
  readonly read: (tools: ReadTools) => Promise<T>;
  /** While another key is read, what was read before stays, with `isPrevious`. */
  readonly keepPrevious?: boolean;
  /** Read once and kept: what does not change during a visit. */
  readonly once?: boolean;
  /** Read again whenever a screen with it opens: what many other screens change. What was read before is shown meanwhile. */
  readonly onOpen?: boolean;
  /** Read again and again at this interval while the page is visible. */
  readonly everyMs?: number | false;
  /** False where coming back to the page must not change what a form began with. */
  readonly onReturn?: boolean;
}

/** What an error state needs, spread into it: `<ErrorState title="…" {...failed} />`. */
interface FailedRead {
  /** Code and request id, for support. */
  readonly details: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** Why, where it is not the connection: somebody who doesn't work for the company any more, for instance. */
  readonly reason: string | null;
}

export interface ReadState {
  readonly error: ApiError | null;
  /** Set when nothing could be read and there is nothing older to show. */
  readonly failed: FailedRead | null;
  readonly isFetching: boolean;
  /** What is shown belongs to the key before, while this one is read. */
  readonly isPrevious: boolean;
  /** When what is shown was read, in milliseconds; 0 while nothing was. */
  readonly readAt: number;
  /** The same function as long as the screen is there, so that an effect may depend on it. */
  readonly refetch: () => void;
}

export interface ApiQuery<T> extends ReadState {
  readonly data: T | undefined;
}

/** What a query of the library says, as screens need it. */
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

/** What every read has in common. */
export function useReadDefaults({ key, enabled = true, isPublic = false }: ReadOptions) {
  const isHeld = useSessionIsHeld();
  return {
    queryKey: key,
    enabled: enabled && (isPublic || !isHeld),
    // Offline, the user is shown so at once, and Try again tries.
    networkMode: 'always',
    // What is no ApiError is a bug, for the error screen and the reports.
    throwOnError: (error: Error) => !(error instanceof ApiError),
  } as const;
}

/**
 * Reads one thing for a screen.
 *
 * - While the session is expired nothing is asked; what failed then is asked again once the user has signed in (`isPublic` asks always).
 * - Lost answers and a server that is away are retried three times with growing waits, also offline; a refusal never is.
 * - An answer is fresh for 30 seconds (`onOpen`: until the screen opens again); somebody else signing in forgets all of them.
 * - A failure is an ApiError; anything else that `read` throws is a bug and is thrown to the error screen.
 *
 * All of it is tested in use-api-query.dom.test.tsx.
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
