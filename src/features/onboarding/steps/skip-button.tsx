import type { OnboardingEvent, SkippableStep } from '../../../machines/onboarding/index.ts';
import { BusyButton } from '../../../ui/index.ts';

interface SkipButtonProps {
  step: SkippableStep;
  /** A call is in progress, so the button is disabled. */
  busy: boolean;
  /** The step is being skipped. */
  skipping: boolean;
  send: (event: OnboardingEvent) => void;
}

/** Skips a step, which can be opened again from the progress. */
export const SkipButton = ({ step, busy, skipping, send }: SkipButtonProps) => (
  <BusyButton
    size="3"
    variant="surface"
    color="gray"
    highContrast
    busy={skipping}
    onClick={() => {
      if (!busy) send({ type: 'STEP.SKIPPED', step });
    }}
  >
    Skip for now
  </BusyButton>
);
