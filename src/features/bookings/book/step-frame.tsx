import type { ReactNode } from 'react';
import { Page } from '../../../ui/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import type { BookingFailure } from '../../../machines/booking/index.ts';
import type { StepProps } from './book.types.ts';
import { FailureNotice } from './failure-notice.tsx';

interface StepFrameProps extends Pick<StepProps, 'snapshot' | 'send'> {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The last failure; null where the step shows it at a field. */
  readonly failure?: BookingFailure | null;
  /** What to do about the failure, inside its notice. */
  readonly remedy?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every step: its title, the last failure, and a Cancel button when a call is slow. */
export function StepFrame({ snapshot, send, title, lead, remedy, children, ...props }: StepFrameProps) {
  const { failure, service } = snapshot.context;
  const shown = props.failure === undefined ? failure : props.failure;
  return (
    <Page title={title} lead={lead}>
      <FailureNotice
        failure={shown}
        isUnsure={snapshot.matches({ review: 'unsure' })}
        provider={service?.provider.name ?? 'The provider'}
      >
        {remedy}
      </FailureNotice>
      {children}
      <WaitNotice slow={snapshot.hasTag('slow')} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
    </Page>
  );
}
