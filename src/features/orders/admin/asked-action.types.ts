import type { Submission } from '../../forms/index.ts';
import type { Failure } from '../../server-data/index.ts';

/** Props shared by every dialog about one action. */
export interface AskedAction {
  readonly submission: Submission;
  readonly textOf: (failure: Failure) => string;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}
