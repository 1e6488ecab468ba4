import { useSession, useSessionState } from './auth-context.tsx';

/** What a form in front of the session machine shows, and the two events that every one of them may send. */
export function useSessionStep() {
  const session = useSession();
  const failure = useSessionState(({ context }) => context.failure);
  const notice = useSessionState(({ context }) => context.notice);
  const slow = useSessionState((snapshot) => snapshot.hasTag('slow'));
  // An event sent while it is still being found out who is here would be lost.
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
