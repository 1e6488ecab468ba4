import type { Submission } from '../../forms/index.ts';

/** The submission of a form whose change the list shows at once; the list also reports failures. */
export const shownAtOnce: Submission = { busy: false, slow: false, failure: null, cancel: () => undefined };
