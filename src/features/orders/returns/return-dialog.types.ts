import type { Submission } from '../../forms/index.ts';
import type { Return, ReturnActRequest } from './return.types.ts';

/** Props shared by every dialog about an action on a return. */
export interface ReturnDialogProps {
  readonly subject: Return;
  readonly submission: Submission;
  readonly returnFocusTo: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly onAction: (body: ReturnActRequest) => void;
}
