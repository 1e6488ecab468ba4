import type { ReactNode } from 'react';
import { Page } from '../../../ui/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import type { StepProps } from './book.types.ts';
import { FailureNotice } from './failure-notice.tsx';

interface StepFrameProps extends Pick<StepProps, 'snapshot' | 'send'> {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Within the notice of a failure: what to do about it. */
  readonly remedy?: ReactNode;
  readonly children: ReactNode;
}

/** What every step has: its title, why the last try failed, and the way out of a long wait. */
export function StepFrame({ snapshot, send, title, lead, remedy, children }: StepFrameProps) {
  return (
    <Page title={title} lead={lead}>
      <FailureNotice failure={snapshot.context.failure}>{remedy}</FailureNotice>
      {children}
      <WaitNotice slow={snapshot.hasTag('slow')} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
    </Page>
  );
}
