import { useSelector } from '@xstate/store-react';
import { toastStore } from '../../features/toasts/index.ts';
import { ToastViewport } from '../../ui/index.ts';

const close = (id: string): void => toastStore.trigger.closed({ id });

export function Toasts() {
  const toasts = useSelector(toastStore, ({ context }) => context.toasts);
  return <ToastViewport toasts={toasts} onClose={close} />;
}
