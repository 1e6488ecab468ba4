import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, useApi } from '../../api/index.ts';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { toast } from '../toasts/index.ts';
import { errorText, type OwnErrorTexts } from './error-texts.ts';
import { signedInAgain, toFailure, type Failure } from './failure.ts';
import { useSessionIsHeld } from './session-hold.tsx';
import type { ReadTools } from './use-api-query.ts';

/** What a write gets: the clients, the signal that Cancel aborts, and an idempotency key. */
interface SendTools extends ReadTools {
  /** For operations with an Idempotency-Key: the same until a try has succeeded or `clear` was called. */
  readonly idempotencyKey: string;
}

export interface ApiMutationOptions<I, O> {
  readonly send: (tools: SendTools, input: I) => Promise<O>;
  /** Query keys that are reloaded afterwards, also after a refusal, without waiting for them. */
  readonly invalidates?: readonly QueryKey[];
  /**
   * Waits for that reload before it counts as done, as long as people usually wait: a dialog then closes over a page
   * without buttons for what is done.
   */
  readonly reloadsFirst?: boolean;
  /** Updates the cached data with the answer. Awaited, like `onFailed`. */
  readonly onDone?: (output: O, input: I) => unknown;
  readonly onFailed?: (error: Error, input: I) => unknown;
  /** The toast after a success, usually the server's message; null for none. */
  readonly success?: (output: O, input: I) => string | null;
  /** The title of the toast after a failure, for a write whose `failure` is not shown elsewhere. */
  readonly failed?: string | ((input: I) => string);
  /** The screen's own messages for that toast. */
  readonly errorTexts?: OwnErrorTexts;
}

/** The state of a write: progress, failure, and how to cancel it. */
export interface ApiMutation<I> {
  /** Resolves to whether it succeeded; false if a call is already in progress. Never rejects. */
  readonly run: (input: I) => Promise<boolean>;
  readonly busy: boolean;
  /** It takes longer than usual: Cancel is offered. */
  readonly slow: boolean;
  /** The input of the current or last call; undefined after `clear`. */
  readonly input: I | undefined;
  /** Null after Cancel too. */
  readonly failure: Failure | null;
  /** The error behind `failure`. */
  readonly error: Error | null;
  readonly cancel: () => void;
  /** Discards the last try: its failure, its input and its idempotency key. */
  readonly clear: () => void;
}

/**
 * Writes to the API from a screen, one call at a time.
 *
 * - Never retried automatically; offline it fails at once.
 * - `cancel` aborts the call, which then counts as neither done nor failed.
 * - A try that an expired session refused becomes "press once more" when the user has signed in again.
 * - A failure is shown by the screen (`failure`) or as a toast (`failed`), with the message of `errorText`.
 *
 * Tested in use-api-mutation.dom.test.tsx.
 */
export function useApiMutation<I = void, O = unknown>(options: ApiMutationOptions<I, O>): ApiMutation<I> {
  const {
    send,
    invalidates = [],
    reloadsFirst = false,
    onDone,
    onFailed,
    success,
    failed,
    errorTexts,
  } = options;
  const api = useApi();
  const cache = useQueryClient();
  const underWay = useRef<AbortController | null>(null);
  const intent = useRef<string | null>(null);

  const reload = () => Promise.all(invalidates.map((queryKey) => cache.invalidateQueries({ queryKey })));

  const { mutateAsync, reset, isPending, error, variables } = useMutation({
    mutationFn: (input: I) => {
      const { signal } = (underWay.current = new AbortController());
      const idempotencyKey = (intent.current ??= crypto.randomUUID());
      return send({ ...api, signal, idempotencyKey }, input);
    },
    onSuccess: async (output, input) => {
      intent.current = null;
      if (reloadsFirst) await soon(reload());
      await onDone?.(output, input);
      const message = success?.(output, input) ?? null;
      if (message !== null) toast.success(message);
    },
    onError: async (refused, input) => {
      if (isCanceled(refused)) return;
      await onFailed?.(refused, input);
      if (failed === undefined) return;
      const title = typeof failed === 'string' ? failed : failed(input);
      toast.error(title, { description: errorText(toFailure(refused), 'pressed', errorTexts) });
    },
    onSettled: (_output, refused) => {
      if (refused || !reloadsFirst) void reload();
    },
    networkMode: 'always',
  });

  return {
    run: async (input) => {
      if (underWay.current) return false;
      try {
        await mutateAsync(input);
        return true;
      } catch {
        return false; // `failure` says what happened
      } finally {
        underWay.current = null;
      }
    },
    busy: isPending,
    slow: useSlow(isPending),
    input: variables,
    failure: useFailure(error),
    error: isCanceled(error) ? null : error,
    cancel: () => underWay.current?.abort(),
    clear: () => {
      intent.current = null;
      reset();
    },
  };
}

/** Resolves with the reload, or when a usual wait is over. */
const soon = (reload: Promise<unknown>): Promise<unknown> =>
  Promise.race([reload, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

const isCanceled = (error: Error | null): boolean => error instanceof ApiError && error.code === 'CANCELED';

function useFailure(error: Error | null): Failure | null {
  const renewedAfter = useRenewedAfter(error);
  return useMemo(() => {
    if (!error || isCanceled(error)) return null;
    const failure = toFailure(error);
    const isSignedOut = failure.code === 'SESSION_EXPIRED' || failure.code === 'UNAUTHENTICATED';
    return isSignedOut && renewedAfter === error ? signedInAgain : failure;
  }, [error, renewedAfter]);
}

/** The error at the time when an expired session was renewed, which is no longer relevant. */
function useRenewedAfter(error: Error | null): Error | null {
  const isHeld = useSessionIsHeld();
  const [seen, setSeen] = useState<{ isHeld: boolean; error: Error | null }>({ isHeld, error: null });
  if (isHeld !== seen.isHeld) setSeen({ isHeld, error: isHeld ? null : error });
  return seen.error;
}

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return busy && slow;
}
