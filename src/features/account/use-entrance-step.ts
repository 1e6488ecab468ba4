import { useEffect, useState } from 'react';
import { useSessionState } from './auth-context.tsx';
import { useSessionStep } from './use-session-step.ts';

/**
 * The session's state on a page of its own (sign-in, sign-up, code). A refusal is only shown on the page whose form it
 * answered.
 */
export function useEntranceStep() {
  const step = useSessionStep();
  const { session, failure } = step;
  // While the session has expired, refusals belong to the dialog and not to the page below it.
  const expired = useSessionState((snapshot) => snapshot.hasTag('expired'));
  // The previous page is unmounted in the commit that mounts this one, so its refusal is still set on mount.
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
