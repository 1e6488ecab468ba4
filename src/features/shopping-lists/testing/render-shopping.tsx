import type { ReactNode } from 'react';
import { toastStore } from '../../toasts/index.ts';
import { ok, refused, renderScreen } from '../../testing/render-screen.tsx';

export { closeToasts } from '../../testing/render-screen.tsx';

export const refusal = (status: number, code: string, message = 'No.') => refused(status, code, message);

/** The answer to a call: data, a Response, or a promise of either. */
type Answer = (body: never, query: Readonly<Record<string, string>>) => unknown;

/** Renders a screen at `at` with a fake server that gives these `answers`, by "PUT /favourites". */
export function renderShopping(element: ReactNode, answers: Readonly<Record<string, Answer>>, at = '/') {
  const { user, address, sent } = renderScreen(
    element,
    async ({ call, body, query }) => {
      const value = await answers[call]?.(body as never, query); // Each answer knows the body of its call.
      if (value === undefined) return refusal(404, 'NOT_FOUND');
      return value instanceof Response ? value : ok(value, 'Saved.');
    },
    { at },
  );
  return { user, address, changes: () => sent().map(({ call, body }) => ({ call, body })) };
}

/** The toasts shown, oldest first. */
export const toasts = () => toastStore.getSnapshot().context.toasts;
