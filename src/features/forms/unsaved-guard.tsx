import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/index.ts';

interface UnsavedGuardProps {
  /** Something was typed and is not saved yet. */
  when: boolean;
  /** What would be lost: "your new profile". */
  what: string;
}

/** Asks before leaving a screen with something unsaved, inside the app and when the page itself is closed. */
export function UnsavedGuard({ when, what }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay here"
      destructive
      onConfirm={() => blocker.proceed?.()}
    >
      You haven’t saved {what} yet. If you leave, what you typed will be lost.
    </ConfirmDialog>
  );
}
