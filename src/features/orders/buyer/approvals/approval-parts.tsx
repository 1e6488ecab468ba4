import type { ReactNode } from 'react';
import { lazyPart, SkeletonTable } from '../../../../ui/index.ts';

/** The requests for approval, as a tab of the orders. */
export const ApprovalsScreen = lazyPart<{ readonly tabs: ReactNode }>(
  async () => (await import('./approvals-list.tsx')).ApprovalsScreen,
  { waiting: <SkeletonTable label="Loading requests" columns={4} /> },
);

/** One request. */
export const ApprovalScreen = lazyPart<{ readonly approvalId: string }>(
  async () => (await import('./approval-screen.tsx')).ApprovalScreen,
  { waiting: <SkeletonTable label="Loading the request" rows={6} /> },
);
