import { createStore } from '@xstate/store';
import type { ToastItem, ToastLevel } from '../../ui/index.ts';

type ToastExtras = Pick<ToastItem, 'description' | 'sticky' | 'action'>;

/** What the person is being told at the moment, oldest first; at most five at once. */
export const toastStore = createStore({
  context: { toasts: [] as ToastItem[], count: 0 },
  on: {
    shown: (context, event: { toast: Omit<ToastItem, 'id'> }) => ({
      toasts: [...context.toasts, { ...event.toast, id: `toast-${context.count}` }].slice(-5),
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

/** Tells the person something, in one of the four levels of specification §8; `sticky` for what offers undo. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
};
