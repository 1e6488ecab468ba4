import type { Submission } from '../../forms/index.ts';

/** The sending of a form whose change the list shows at once: there it is said where it wasn't saved. */
export const shownAtOnce: Submission = { busy: false, slow: false, failure: null, cancel: () => undefined };
