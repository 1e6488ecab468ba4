import type { Submission } from '../../forms/index.ts';
import type { Failure } from '../../server-data/index.ts';

/** What every dialog about one step takes. */
export interface AskedStep {
  readonly submission: Submission;
  readonly textOf: (failure: Failure) => string;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}
