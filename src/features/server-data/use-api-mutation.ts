import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, useApi } from '../../api/index.ts';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { toast } from '../toasts/index.ts';
import { errorText, type OwnErrorTexts } from './error-texts.ts';
import { signedInAgain, toFailure, type Failure } from './failure.ts';
import { useSessionIsHeld } from './session-hold.tsx';
import type { ReadTools } from './use-api-query.ts';

/** What a write is given: the clients, the signal that Cancel aborts, and the key of its intent. */
interface SendTools extends ReadTools {
  /** For operations that take an Idempotency-Key: the same until one try has succeeded, or `clear` was called. */
  readonly idempotencyKey: string;
}

export interface ApiMutationOptions<I, O> {
  readonly send: (tools: SendTools, input: I) => Promise<O>;
  /** What is read again afterwards, also where it was refused: what is shown then is what the server has. Nobody waits for it. */
  readonly invalidates?: readonly QueryKey[];
  /** Puts what was answered where the screen shows it. Waited for, as `onFailed` is. */
  readonly onDone?: (output: O, input: I) => unknown;
  readonly onFailed?: (error: Error, input: I) => unknown;
  /** The toast after a success; usually the server's message. Null for none. */
  readonly success?: (output: O, input: I) => string | null;
  /** Titles the toast after a failure, which says why: for what has no place of its own that shows `failure`. */
  readonly failed?: string | ((input: I) => string);
  /** The screen's own sentences, for that toast. */
  readonly errorTexts?: OwnErrorTexts;
}

/** One write: what it is doing, why it was refused, and how to stop it. */
export interface ApiMutation<I> {
  /** Resolves to whether it worked; false too when one is under way already. Never rejects. */
  readonly run: (input: I) => Promise<boolean>;
  readonly busy: boolean;
  /** It takes longer than people expect: Cancel is offered. */
  readonly slow: boolean;
  /** What is being sent, or was sent last; undefined after `clear`. */
  readonly input: I | undefined;
  /** Null also after Cancel. */
  readonly failure: Failure | null;
  /** What `failure` was made from. */
  readonly error: Error | null;
  readonly cancel: () => void;
  /** Forgets the last try: its failure, its input and its idempotency key. */
  readonly clear: () => void;
}

/**
 * Writes to the API from a screen, one call at a time.
 *
 * - Never repeated by itself; offline it fails at once instead of waiting for a network that may not come.
 * - `cancel` aborts the call, which then counts as neither done nor failed.
 * - A try that an expired session refused becomes "press once more" when the user has signed in again.
 * - A failure is shown by the screen (`failure`) or as a toast (`failed`), in the words of `errorText`.
 *
 * All of it is tested in use-api-mutation.dom.test.tsx.
 */
export function useApiMutation<I = void, O = unknown>(options: ApiMutationOptions<I, O>): ApiMutation<I> {
  const { send, invalidates = [], onDone, onFailed, success, failed, errorTexts } = options;
  const api = useApi();
  const cache = useQueryClient();
  const underWay = useRef<AbortController | null>(null);
  const intent = useRef<string | null>(null);

  const { mutateAsync, reset, isPending, error, variables } = useMutation({
    mutationFn: (input: I) => {
      const { signal } = (underWay.current = new AbortController());
      const idempotencyKey = (intent.current ??= crypto.randomUUID());
      return send({ ...api, signal, idempotencyKey }, input);
    },
    onSuccess: async (output, input) => {
      intent.current = null;
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
    onSettled: () => {
      for (const queryKey of invalidates) void cache.invalidateQueries({ queryKey });
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

const isCanceled = (error: Error | null): boolean => error instanceof ApiError && error.code === 'CANCELED';

function useFailure(error: Error | null): Failure | null {
  const renewedAfter = useRenewedAfter(error);
  return useMemo(() => {
    if (!error || isCanceled(error)) return null;
    const failure = toFailure(error);
    return failure.code === 'SESSION_EXPIRED' && renewedAfter === error ? signedInAgain : failure;
  }, [error, renewedAfter]);
}

/** The error that was there when an expired session was renewed: what it asks for is done. */
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
