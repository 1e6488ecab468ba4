import { useEffect, useState } from 'react';
import { useSessionState } from './auth-context.tsx';
import { useSessionStep } from './use-session-step.ts';

/** A step of the session on a page of its own (signing in, signing up, the code): a refusal belongs to the page whose form it answered. */
export function useEntranceStep() {
  const step = useSessionStep();
  const { session, failure } = step;
  // Over an expired session the dialog asks, and is refused; the page below it is not.
  const expired = useSessionState((snapshot) => snapshot.hasTag('expired'));
  // The page before is taken away in the same commit that shows this one: its refusal is still there for a moment.
  const [earlier] = useState(failure);
  useEffect(
    () => () => {
      const left = session.getSnapshot();
      if (left.context.failure && !left.hasTag('expired')) session.send({ type: 'FAILURE.DISMISSED' });
    },
    [session],
  );
  return { ...step, failure: expired || failure === earlier ? null : failure };
}
