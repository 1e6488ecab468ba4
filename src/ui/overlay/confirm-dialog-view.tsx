import { AlertDialog } from '@radix-ui/themes';
import { QuietButton } from '../form/quiet-button.tsx';
import type { ReactNode } from 'react';
import { BusyButton } from '../form/busy-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Includes the name of the thing: "Remove Bow thruster 12 V?" */
  readonly title: string;
  /** What the action does and what can be undone: text, no block elements (it is inside a paragraph). */
  readonly children: ReactNode;
  /** The action as a verb: "Remove listing"; null if it is no longer possible. */
  readonly confirm: string | null;
  readonly cancel?: string;
  readonly destructive?: boolean;
  /** The dialog stays open until the answer has arrived. */
  readonly busy?: boolean;
  /** Where the focus goes on closing, if not back to the element that had it before (null: back there). */
  readonly returnFocusTo?: () => HTMLElement | null;
  readonly onConfirm: () => void;
}

/** The content of ConfirmDialog, loaded when it is needed. */
export function ConfirmDialogView({
  open,
  onOpenChange,
  title,
  children,
  confirm,
  cancel = 'Cancel',
  destructive = false,
  busy = false,
  onConfirm,
  returnFocusTo,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(returnFocusTo);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
    >
      <AlertDialog.Content maxWidth="440px" className={styles.dialog} {...returnFocus}>
        <AlertDialog.Title size="4" mb="0" className={styles.title}>
          {title}
        </AlertDialog.Title>
        <AlertDialog.Description size="2" className={styles.description}>
          {children}
        </AlertDialog.Description>
        <footer className={styles.footer}>
          <AlertDialog.Cancel>
            <QuietButton disabled={busy}>{cancel}</QuietButton>
          </AlertDialog.Cancel>
          {confirm === null ? null : (
            <BusyButton {...(destructive ? { color: 'red' as const } : {})} busy={busy} onClick={onConfirm}>
              {confirm}
            </BusyButton>
          )}
        </footer>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
