import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { PATIENCE_MS } from '../../../lib/patience.ts';
import { useSessionState } from '../auth-context.tsx';
import { signedInAgain, toFormFailure, type FormFailure } from './form-failure.ts';

/** One write outside a machine: what it is doing, why it was refused, and how to stop it. */
export interface Submission<I> {
  busy: boolean;
  slow: boolean;
  failure: FormFailure | null;
  /** Resolves to whether it worked; false too when something is under way already. Never rejects. */
  run: (input: I) => Promise<boolean>;
  cancel: () => void;
  /** Forgets the last failure. */
  clear: () => void;
}

/** Runs `send`, one at a time, with a signal that Cancel aborts; `onDone` follows success alone. */
export function useSubmission<I, O>(
  send: (input: I, signal: AbortSignal) => Promise<O>,
  onDone: (output: O, input: I) => void,
): Submission<I> {
  const controller = useRef<AbortController | null>(null);
  const { mutateAsync, reset, isPending, error } = useMutation({
    mutationFn: (input: I) => {
      controller.current = new AbortController();
      return send(input, controller.current.signal);
    },
    onSuccess: (output, input) => onDone(output, input),
    // Offline, the person is told at once instead of waiting for a network that may not come.
    networkMode: 'always',
  });
  const slow = useSlow(isPending);
  const stopped = error instanceof ApiError && error.code === 'CANCELED';
  const renewedAfter = useRenewedAfter(error);
  const failure = useMemo(() => {
    if (!error || stopped) return null;
    const told = toFormFailure(error);
    return told.code === 'SESSION_EXPIRED' && renewedAfter === error ? signedInAgain : told;
  }, [error, stopped, renewedAfter]);
  return {
    busy: isPending,
    slow,
    failure,
    run: async (input) => {
      if (isPending) return false;
      try {
        await mutateAsync(input);
        return true;
      } catch {
        return false; // `failure` tells what happened
      }
    },
    cancel: () => controller.current?.abort(),
    clear: reset,
  };
}

/** The error that was there when an expired session was renewed: what it asks for is done. */
function useRenewedAfter(error: Error | null): Error | null {
  const expired = useSessionState((snapshot) => snapshot.hasTag('expired'));
  const [seen, setSeen] = useState<{ expired: boolean; error: Error | null }>({ expired, error: null });
  if (expired !== seen.expired) setSeen({ expired, error: expired ? null : error });
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
