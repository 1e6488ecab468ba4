import type { ComponentType } from 'react';
import {
  minutesLeft,
  progressOf,
  screenOf,
  type OnboardingScreen,
  type StepName,
  type Vendor,
} from '../../machines/onboarding/index.ts';
import { lazyPart, QuietButton, SkeletonForm, useStepFocus } from '../../ui/index.ts';
import { ApplicationsOff } from '../account/index.ts';
import { CompanyStep } from './company/company-step.tsx';
import { CompletionStep } from './completion/completion-step.tsx';
import styles from './onboarding-view.module.css';
import { DecisionNotice } from './progress/decision-notice.tsx';
import { OnboardingProgress } from './progress/onboarding-progress.tsx';
import { CatalogueStep } from './steps/catalogue-step.tsx';
import { Checking, Trouble } from './steps/checking.tsx';
import { DeliveryAreaStep } from './steps/delivery-area-step.tsx';
import { LogoStep } from './steps/logo-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { WaitingListNotice } from './steps/waiting-list-notice.tsx';

// Only suppliers have this step.
const DeliveryMethodsStep = lazyPart(
  async () => (await import('./steps/delivery-methods-step.tsx')).DeliveryMethodsStep,
  { waiting: <SkeletonForm fields={3} label="Loading delivery methods" /> },
);

// Only service providers have this step.
const WorkingHoursStep = lazyPart(
  async () => (await import('./steps/working-hours-step.tsx')).WorkingHoursStep,
  { waiting: <SkeletonForm fields={7} label="Loading your hours" /> },
);

const stepScreens: Record<Exclude<OnboardingScreen, 'Checking' | 'Trouble'>, ComponentType<StepProps>> = {
  CompanyProfile: CompanyStep,
  Catalogue: CatalogueStep,
  DeliveryArea: DeliveryAreaStep,
  Logo: LogoStep,
  DeliveryMethods: DeliveryMethodsStep,
  WorkingHours: WorkingHoursStep,
  PaymentAccount: PaymentStep,
  Completion: CompletionStep,
};

export type OnboardingViewProps = Omit<StepProps, 'step' | 'wayOn'>;

/** Whether the application is the vendor's to send. */
const canSend = (vendor: Vendor | null): boolean =>
  vendor?.application.status === 'draft' || vendor?.application.status === 'changes_requested';

/** A vendor's onboarding in any state: the progress and the current step. */
export function OnboardingView(props: OnboardingViewProps) {
  const { snapshot, send, isWide, waitingList } = props;
  const { role, account, vendor } = snapshot.context;
  const screen = screenOf(snapshot);
  const place = useStepFocus(screen === 'Checking' || screen === 'Trouble' ? null : screen);
  const title = role === 'supplier' ? 'Set up your shop' : 'Set up your services';
  if (screen === null || screen === 'Checking') {
    return (
      <Checking
        title={title}
        slow={snapshot.hasTag('slow')}
        onCancel={() => send({ type: 'CANCEL.REQUESTED' })}
      />
    );
  }
  if (screen === 'Trouble') {
    return <Trouble failure={snapshot.context.failure} onRetry={() => send({ type: 'RETRY.REQUESTED' })} />;
  }
  const steps = progressOf(snapshot);
  const step = steps.find(({ state }) => state === 'current');
  if (!step) return null;
  const busy = snapshot.hasTag('busy');
  const open = (wanted: StepName) => send({ type: 'STEP.OPENED', step: wanted });
  const StepScreen = stepScreens[screen];
  const next = step.isSettled
    ? (steps.find(({ state, canOpen }) => state === 'upcoming' && canOpen) ?? steps.at(-1))
    : undefined;
  return (
    <div ref={place} className={styles.onboarding} data-wide={isWide}>
      <OnboardingProgress
        title={title}
        steps={steps}
        minutesLeft={minutesLeft(steps)}
        application={vendor?.application.status ?? null}
        approved={vendor?.conditions.approved === true}
        blocked={account?.state === 'pending' ? 'payment-account' : null}
        folded={isWide}
        onOpen={busy ? null : open}
      />
      <div className={styles.step}>
        {isWide || !canSend(vendor) ? null : (
          <ApplicationsOff>
            You can set up everything now. It’s kept, and you send your application as soon as we take new
            vendors again.
          </ApplicationsOff>
        )}
        {isWide ? null : <DecisionNotice vendor={vendor} step={step.step} onOpen={busy ? null : open} />}
        {waitingList === null || screen === 'Catalogue' ? null : (
          <WaitingListNotice
            fileName={waitingList}
            label="Open your list"
            onOpen={busy ? null : () => open('catalogue')}
          />
        )}
        <StepScreen
          {...props}
          key={step.step}
          step={step}
          wayOn={
            next && next.step !== step.step ? (
              <QuietButton type="button" size="3" onClick={() => open(next.step)}>
                Keep it as it is
              </QuietButton>
            ) : null
          }
        />
      </div>
    </div>
  );
}
