import * as RadixToast from '@radix-ui/react-toast';
import { IconButton, VisuallyHidden } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toneIcons, type Tone } from '../feedback/notice.tsx';
import styles from './toast.module.css';

export type ToastLevel = Tone;

export interface ToastItem {
  readonly id: string;
  readonly level: ToastLevel;
  /** One sentence. */
  readonly message: string;
  readonly description?: string;
  /** Stays longer than others: an offer to undo for 20 seconds, any other action until the toast is closed. */
  readonly sticky?: boolean;
  /** Milliseconds; 3000 by default (docs/requirements.md §9). */
  readonly durationMs?: number;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

const levelLabels: Record<ToastLevel, string> = {
  success: 'Success',
  error: 'Error',
  info: 'Info',
  warning: 'Warning',
};
const lifetimeMs = 3000;
/** Long enough to notice and undo; if it stayed longer it would cover the content below. */
const undoMs = 20_000;
/** The duration of the leaving animation in toast.module.css. */
const leaveMs = 300;

interface ToastProps {
  readonly toast: ToastItem;
  /** Called once, when the toast has left: remove it from the list. */
  readonly onClose: (id: string) => void;
}

/**
 * One message. Its timer stops while the pointer or the focus is on any toast, and while the window is in the
 * background.
 */
function Toast({ toast, onClose }: ToastProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => onClose(toast.id), leaveMs);
    return () => clearTimeout(timer);
  }, [open, onClose, toast.id]);

  const Icon = toneIcons[toast.level];
  // A sticky error or warning stays until it is closed.
  const isUrgent = toast.level === 'error' || toast.level === 'warning';
  const stickyMs = toast.action && !isUrgent ? undoMs : Number.POSITIVE_INFINITY;
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={setOpen}
      type={isUrgent ? 'foreground' : 'background'}
      duration={toast.sticky ? stickyMs : (toast.durationMs ?? lifetimeMs)}
      className={styles.toast}
      data-level={toast.level}
    >
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>
          <VisuallyHidden>{levelLabels[toast.level]}: </VisuallyHidden>
          {toast.message}
        </RadixToast.Title>
        {toast.description ? (
          <RadixToast.Description className={styles.description}>{toast.description}</RadixToast.Description>
        ) : null}
        {toast.action ? (
          <RadixToast.Action
            altText={toast.action.label}
            className={styles.action}
            onClick={() => toast.action?.onAction()}
          >
            {toast.action.label}
          </RadixToast.Action>
        ) : null}
      </div>
      <RadixToast.Close asChild>
        <IconButton size="1" variant="ghost" color="gray" aria-label="Close" className={styles.close}>
          <X size={16} aria-hidden />
        </IconButton>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

interface ToastViewportProps {
  readonly toasts: readonly ToastItem[];
  readonly onClose: (id: string) => void;
}

/** At the lower edge, on a phone below the top bar; newest last; F8 moves the focus there. Mount once, inside `UiTheme`; the caller holds the list. */
export function ToastViewport({ toasts, onClose }: ToastViewportProps) {
  return (
    <RadixToast.Provider label="Message" swipeDirection="right" duration={lifetimeMs}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} />
      ))}
      <RadixToast.Viewport label="Messages ({hotkey})" className={styles.viewport} />
    </RadixToast.Provider>
  );
}
