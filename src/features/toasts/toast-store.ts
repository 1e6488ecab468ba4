import { createStore } from '@xstate/store';

export type ToastLevel = 'success' | 'error' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  level: ToastLevel;
  title: string;
  text?: string;
  /** Stays until it is closed, for what can be undone (specification §9: 3000 ms unless sticky). */
  sticky?: boolean;
  action?: { label: string; onPress: () => void };
}

/** What the person is being told at the moment, oldest first; at most five at once. */
export const toastStore = createStore({
  context: { toasts: [] as ToastMessage[], nextId: 1 },
  on: {
    shown: (context, event: { toast: Omit<ToastMessage, 'id'> }) => ({
      toasts: [...context.toasts, { ...event.toast, id: context.nextId }].slice(-5),
      nextId: context.nextId + 1,
    }),
    closed: (context, event: { id: number }) => ({
      ...context,
      toasts: context.toasts.filter(({ id }) => id !== event.id),
    }),
  },
});

const show = (level: ToastLevel) => (title: string, more?: Omit<ToastMessage, 'id' | 'level' | 'title'>) =>
  toastStore.trigger.shown({ toast: { level, title, ...more } });

/** Tells the person something, in one of the four levels of specification §8. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
};
