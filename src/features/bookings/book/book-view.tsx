import type { ComponentType } from 'react';
import {
  progressOf,
  screenOf,
  titleOf,
  type BookingScreen,
  type OpenableStep,
} from '../../../machines/booking/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  ErrorState,
  Notice,
  Page,
  SkeletonForm,
  StepsNav,
  useStepFocus,
  type Step,
} from '../../../ui/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import { errorText } from '../../server-data/index.ts';
import type { BookingSnapshot, StepProps } from './book.types.ts';
import styles from './book.module.css';
import { HeldTimes } from './held-times.tsx';
import { AnswerStep } from './steps/answer-step.tsx';
import { BillingStep } from './steps/billing-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ServiceStep } from './steps/service-step.tsx';
import { SlotStep } from './steps/slot-step.tsx';

const stepScreens: Readonly<
  Record<Exclude<BookingScreen, 'Checking' | 'Trouble'>, ComponentType<StepProps>>
> = {
  Service: ServiceStep,
  Slot: SlotStep,
  Details: DetailsStep,
  Billing: BillingStep,
  Review: ReviewStep,
  Payment: PaymentStep,
  Answer: AnswerStep,
};

const openable: readonly string[] = [
  'service',
  'slot',
  'details',
  'billing',
  'review',
] satisfies OpenableStep[];
const isOpenable = (step: string): step is OpenableStep => openable.includes(step);

const stepsOf = (snapshot: BookingSnapshot): readonly Step[] =>
  progressOf(snapshot).map(({ step, title, state, canOpen, optional }) => ({
    id: step,
    label: title,
    state,
    canVisit: canOpen,
    ...(optional && state === 'upcoming' && { hint: 'optional' }),
  }));

interface BookViewProps extends StepProps {
  /** The data that the address names is still loading: no step is shown yet. */
  readonly isArriving?: boolean;
  /** The number of the booking that is booked again; null without one. */
  readonly again?: string | null;
}

/** The booking flow in any state: its progress and the current step. */
export function BookView({ isArriving = false, again = null, ...props }: BookViewProps) {
  const { snapshot, send } = props;
  const screen = screenOf(snapshot);
  const place = useStepFocus(isArriving || screen === 'Checking' || screen === 'Trouble' ? null : screen);
  const steps = stepsOf(snapshot);
  const { service, booking, failure } = snapshot.context;
  if (screen === null || screen === 'Checking' || isArriving)
    return (
      <Page title={isArriving ? 'Book a service' : (titleOf(snapshot) ?? 'Loading your booking')}>
        <SkeletonForm fields={4} label="Loading your booking" />
        <WaitNotice slow={snapshot.hasTag('slow')} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
      </Page>
    );
  if (screen === 'Trouble')
    return (
      <ErrorState
        level="h1"
        title="We couldn’t load your booking"
        drawing={<EmptyDrawing scene="offline" />}
        onRetry={() => send({ type: 'RETRY.REQUESTED' })}
        {...(failure && { details: `${failure.code}: ${failure.message}` })}
      >
        {failure ? errorText(failure, 'read') : 'You cancelled.'} Nothing was changed.
      </ErrorState>
    );
  const StepScreen = stepScreens[screen];
  const busy = snapshot.hasTag('busy');
  return (
    <div ref={place} className={styles.flow}>
      <StepsNav
        title="Book a service"
        left={booking?.serviceName ?? service?.name ?? 'No service chosen yet'}
        steps={steps}
        {...(!busy && {
          onVisit: (step: string) => {
            if (isOpenable(step)) send({ type: 'STEP.OPENED', step });
          },
        })}
      />
      <div className={styles.step}>
        <HeldTimes held={props.held} />
        {again !== null && screen === 'Slot' ? (
          <div className={styles.notices}>
            <Notice title={`Copied from ${again}`}>
              The service, where it’s done and the quantity. Choose a new time. What you typed last time is
              filled in at the next steps, except the PO number.
            </Notice>
          </div>
        ) : null}
        <StepScreen {...props} key={screen} />
      </div>
    </div>
  );
}
