import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProgressStep } from '../../../machines/onboarding/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { OnboardingProgress } from './onboarding-progress.tsx';

afterEach(cleanup);

const step = (name: ProgressStep['step'], state: ProgressStep['state'], title: string): ProgressStep => ({
  step: name,
  title,
  needs: '',
  minutes: 0,
  optional: false,
  state,
  isSettled: true,
  canOpen: false,
});

it.each([
  [true, null, 'All 2 steps done', 'Nothing left to do'],
  [false, 'step', 'Step 2 of 2', 'One thing left to do'],
] as const)(
  'ticks the approval once it is there, while its page is open: %s',
  (approved, marked, summary, left) => {
    render(
      <UiTheme>
        <OnboardingProgress
          title="Set up your shop"
          steps={[step('payment-account', 'done', 'Getting paid'), step('completion', 'current', 'Approval')]}
          minutesLeft={0}
          application={approved ? 'approved' : 'draft'}
          approved={approved}
          blocked={null}
          onOpen={null}
        />
      </UiTheme>,
    );
    const approval = screen.getByText('Approval').closest('li');
    expect(approval?.getAttribute('aria-current') ?? null).toBe(marked);
    expect(screen.getByText(summary)).toBeInTheDocument();
    expect(screen.getAllByText(left)[0]).toBeInTheDocument();
  },
);
