import type { ReactNode } from 'react';
import { toastStore } from '../../toasts/index.ts';
import { ok, refused, renderScreen } from '../../testing/render-screen.tsx';

export { closeToasts } from '../../testing/render-screen.tsx';

export const refusal = (status: number, code: string, message = 'No.') => refused(status, code, message);

/** A call's answer: the data, a whole response, or the promise of either. */
type Answer = (body: never, query: Readonly<Record<string, string>>) => unknown;

/** Shows a screen at `at` over a server that answers as `answers` says, by "PUT /favourites". */
export function renderShopping(element: ReactNode, answers: Readonly<Record<string, Answer>>, at = '/') {
  const { user, address, sent } = renderScreen(
    element,
    async ({ call, body, query }) => {
      const given = await answers[call]?.(body as never, query); // Each answer knows what its call carries.
      if (given === undefined) return refusal(404, 'NOT_FOUND');
      return given instanceof Response ? given : ok(given, 'Saved.');
    },
    { at },
  );
  return { user, address, changes: () => sent().map(({ call, body }) => ({ call, body })) };
}

/** The toasts shown, oldest first. */
export const toasts = () => toastStore.getSnapshot().context.toasts;
