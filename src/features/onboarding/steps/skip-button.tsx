import type { OnboardingEvent, SkippableStep } from '../../../machines/onboarding/index.ts';
import { BusyButton } from '../../../ui/index.ts';

interface SkipButtonProps {
  step: SkippableStep;
  /** Something is under way: it waits for that. */
  busy: boolean;
  /** This is what is under way. */
  skipping: boolean;
  send: (event: OnboardingEvent) => void;
}

/** Leaves a step for later; it can be opened again from the progress. */
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
