import type { ReactNode } from 'react';
import type { Submission } from '../../forms/index.ts';
import type { RefundedSale } from '../shared/index.ts';
import type { Return, ReturnActRequest } from './return.types.ts';

/** Props shared by every dialog about an action on a return. */
export interface ReturnDialogProps {
  readonly subject: Return;
  /** The money of its sale, where the reader knows the supplier's share. */
  readonly sale?: RefundedSale;
  /** The photos and documents, for who decides. */
  readonly files?: ReactNode;
  readonly submission: Submission;
  readonly returnFocusTo: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly onAction: (body: ReturnActRequest) => void;
}
