import type { components } from '../../../../api/index.ts';
import type { StatusTone } from '../../../../ui/index.ts';

export type Approval = components['schemas']['Approval'];
export type ApprovalDetails = components['schemas']['ApprovalDetails'];
type ApprovalStatus = Approval['status'];

interface StatusWord {
  readonly word: string;
  readonly tone: StatusTone;
}

/** Labels of the states, in the order in which a request goes through them. */
export const approvalStatuses: Readonly<Record<ApprovalStatus, StatusWord>> = {
  asked: { word: 'Waiting for approval', tone: 'warning' },
  approved: { word: 'Approved, not paid yet', tone: 'info' },
  ordered: { word: 'Ordered', tone: 'success' },
  declined: { word: 'Declined', tone: 'danger' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  expired: { word: 'Not answered in time', tone: 'neutral' },
};

/** What the request waits for, or how it ended, as a sentence for the reader. */
export function nextText({
  status,
  isYours,
  requesterName,
  approverName,
  yachtName,
  order,
}: Approval): string {
  const approver = approverName ?? 'An approver';
  const who = isYours ? 'You' : requesterName;
  switch (status) {
    case 'asked':
      return isYours
        ? `The owner and the approvers of ${yachtName} were asked. Nothing is reserved or charged.`
        : `${requesterName} asks to order this for ${yachtName}. Nothing is reserved or charged.`;
    case 'approved':
      return order?.isYours
        ? 'You approved it. It is ordered once you have paid.'
        : `${approver} approved it, and pays for it now.`;
    case 'ordered':
      return order?.isYours
        ? 'You approved it and ordered it.'
        : `${approver} approved it and ordered it as ${order?.number ?? ''}.`;
    case 'declined':
      return `${approver} declined it. Nothing was reserved or charged.`;
    case 'withdrawn':
      return `${who} withdrew it. Nothing was reserved or charged.`;
    case 'expired':
      return 'Nobody approved it in time. Nothing was reserved or charged.';
  }
}
