import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/index.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

interface UnsavedGuardProps {
  /** There is unsaved input. */
  when: boolean;
  /** What would be lost: "your new profile". */
  what: string;
}

/** Asks for confirmation before a screen with unsaved input is left, in the app or by closing the page. */
export function UnsavedGuard({ when, what }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeUnload(when);

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
