import type { ArrivedNotification } from '../../../machines/notifications/index.ts';

interface ArrivalToast {
  readonly message: string;
  readonly description: string | null;
  /** What it opens; null for several things at once. */
  readonly path: string | null;
}

/** More at once are one toast: nobody reads ten that leave after three seconds. */
const shownEach = 2;

/** What is shown of what has just arrived. */
export function toastsOf(arrived: readonly ArrivedNotification[]): readonly ArrivalToast[] {
  if (arrived.length > shownEach)
    return [{ message: `${arrived.length} new notifications`, description: null, path: null }];
  return arrived.map(({ title, detail, path }) => ({ message: title, description: detail, path }));
}
