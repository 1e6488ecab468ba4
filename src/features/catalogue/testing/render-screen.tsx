import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { toastStore } from '../../toasts/index.ts';
import type { VendorServer } from './vendor-server.ts';
import { Providers, routerOf } from './vendor-stage.tsx';

/** Renders the screen for tests, with the user's events and the address. */
export function renderScreen(Screen: ComponentType, { api }: Pick<VendorServer, 'api'>, address = '/here') {
  const router = routerOf(<Screen />, address);
  render(<Providers api={api} router={router} />);
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

export const closeToasts = (): void => {
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
};

/** The toasts shown, oldest first. */
export const toastMessages = () =>
  toastStore
    .getSnapshot()
    .context.toasts.map(({ level, message, description }) =>
      description === undefined ? [level, message] : [level, message, description],
    );

/** Presses the button of the newest toast. */
export function pressToastAction(label: string): void {
  const action = toastStore.getSnapshot().context.toasts.at(-1)?.action;
  if (action?.label !== label) throw new Error(`the newest toast offers ${action?.label ?? 'nothing'}`);
  action.onAction();
}
