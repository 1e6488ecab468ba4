import type { ArrivedNotification } from '../../../machines/notifications/index.ts';

interface ArrivalToast {
  readonly message: string;
  readonly description: string | null;
  /** The page that it opens; null for several notifications. */
  readonly path: string | null;
}

/** More notifications at once share one toast, since nobody can read many. */
const shownEach = 2;

/** The toasts of notifications that have just arrived. */
export function toastsOf(arrived: readonly ArrivedNotification[]): readonly ArrivalToast[] {
  if (arrived.length > shownEach)
    return [{ message: `${arrived.length} new notifications`, description: null, path: null }];
  return arrived.map(({ title, detail, path }) => ({ message: title, description: detail, path }));
}
