import { useStoreValue } from '../../statecharts/react/use-store-value.ts';
import { toastStore } from '../../features/toasts/index.ts';
import { ToastViewport } from '../../ui/index.ts';

const close = (id: string): void => toastStore.trigger.closed({ id });

export function Toasts() {
  const toasts = useStoreValue(toastStore, ({ context }) => context.toasts);
  return <ToastViewport toasts={toasts} onClose={close} />;
}
