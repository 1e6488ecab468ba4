import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

/** Whether the session has expired and its user is being asked to sign in again. */
export interface SessionHold {
  readonly isHeld: () => boolean;
  /** Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

const neverHeld: SessionHold = { isHeld: () => false, subscribe: () => () => undefined };

const SessionHoldContext = createContext(neverHeld);

/** Given by features/account, which knows the session and reads with this room itself. `hold` stays the same object, so that hydration is not disturbed. */
export const SessionHoldProvider = ({ hold, children }: { hold: SessionHold; children: ReactNode }) => (
  <SessionHoldContext value={hold}>{children}</SessionHoldContext>
);

/** While this is true, nothing is read that needs the session. */
export function useSessionIsHeld(): boolean {
  const { subscribe, isHeld } = use(SessionHoldContext);
  return useSyncExternalStore(subscribe, isHeld, neverHeld.isHeld);
}
