import { StatusBadge } from '../../../../ui/index.ts';
import { approvalStatuses, type Approval } from './approval-texts.ts';

/** The state of a request. */
export function ApprovalStatusBadge({ status }: Pick<Approval, 'status'>) {
  const { word, tone } = approvalStatuses[status];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
