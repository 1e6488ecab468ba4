import type { OnboardingEvent, SkippableStep } from '../../../machines/onboarding/index.ts';
import { Button } from '../../../ui/index.ts';

interface SkipButtonProps {
  step: SkippableStep;
  /** Something is under way: it waits for that. */
  busy: boolean;
  send: (event: OnboardingEvent) => void;
}

/** Leaves a step for later; it can be opened again from the road. */
export const SkipButton = ({ step, busy, send }: SkipButtonProps) => (
  <Button
    type="button"
    size="3"
    variant="surface"
    color="gray"
    highContrast
    onClick={() => {
      if (!busy) send({ type: 'STEP.SKIPPED', step });
    }}
  >
    Skip for now
  </Button>
);
