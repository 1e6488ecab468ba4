import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

/** Whether the session has expired and its user is being asked to sign in again. */
export interface SessionHold {
  readonly isHeld: () => boolean;
  /** Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

const neverHeld: SessionHold = { isHeld: () => false, subscribe: () => () => undefined };

const SessionHoldContext = createContext(neverHeld);

/**
 * Provided by features/account, which knows the session and uses this module itself. `hold` has to stay the same
 * object, so that hydration is not disturbed.
 */
export const SessionHoldProvider = ({ hold, children }: { hold: SessionHold; children: ReactNode }) => (
  <SessionHoldContext value={hold}>{children}</SessionHoldContext>
);

/** While this is true, no queries that need the session run. */
export function useSessionIsHeld(): boolean {
  const { subscribe, isHeld } = use(SessionHoldContext);
  return useSyncExternalStore(subscribe, isHeld, neverHeld.isHeld);
}
