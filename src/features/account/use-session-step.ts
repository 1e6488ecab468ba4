import { useSession, useSessionState } from './auth-context.tsx';

/** The state of a form of the session machine, and the two events that all of these forms send. */
export function useSessionStep() {
  const session = useSession();
  const failure = useSessionState(({ context }) => context.failure);
  const notice = useSessionState(({ context }) => context.notice);
  const slow = useSessionState((snapshot) => snapshot.hasTag('slow'));
  // An event sent before the user is known would be lost.
  const busy = useSessionState((snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('restoring'));
  return {
    session,
    failure,
    notice,
    slow,
    busy,
    onCancel: () => session.send({ type: 'CANCEL.REQUESTED' }),
  };
}
