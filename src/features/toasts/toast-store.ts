import { createStore } from '@xstate/store';
import type { ToastItem, ToastLevel } from '../../ui/index.ts';

type ToastExtras = Pick<ToastItem, 'description' | 'sticky' | 'action'>;

const MOST_AT_ONCE = 5;

/**
 * Removes the oldest toast that closes automatically: a sticky one may be the only way to undo, and the newest has not
 * been read yet.
 */
function withinReach(toasts: ToastItem[]): ToastItem[] {
  if (toasts.length <= MOST_AT_ONCE) return toasts;
  const oldest = toasts.slice(0, -1).findIndex(({ sticky }) => !sticky);
  return oldest === -1 ? toasts : toasts.toSpliced(oldest, 1);
}

/** The toasts on the screen, oldest first; at most five, unless the others are sticky. */
export const toastStore = createStore({
  context: { toasts: [] as ToastItem[], count: 0 },
  on: {
    shown: (context, event: { toast: Omit<ToastItem, 'id'> }) => ({
      toasts: withinReach([...context.toasts, { ...event.toast, id: `toast-${context.count}` }]),
      count: context.count + 1,
    }),
    closed: (context, event: { id: string }) => ({
      ...context,
      toasts: context.toasts.filter(({ id }) => id !== event.id),
    }),
  },
});

const show =
  (level: ToastLevel) =>
  (message: string, extras?: ToastExtras): void =>
    toastStore.trigger.shown({ toast: { level, message, ...extras } });

/** Shows a toast in one of the four levels of docs/requirements.md §8; `sticky` for toasts with Undo. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
};
