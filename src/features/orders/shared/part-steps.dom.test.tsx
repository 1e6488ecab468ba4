import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartSteps } from './part-steps.tsx';

it.each([
  ['pending_confirmation', null, 'Ordered, current step', 'Confirmed, to come'],
  ['confirmed', null, 'Confirmed, current step', 'On its way, to come'],
  ['dispatched', null, 'On its way, current step', 'Delivered, to come'],
  ['delivered', '2026-11-27T10:00:00.000Z', 'Delivered, current step', 'Completed, to come'],
  ['disputed', '2026-11-27T10:00:00.000Z', 'Delivered, current step', 'Completed, blockedProblem reported'],
  ['disputed', null, 'On its way, current step', 'Delivered, blockedProblem reported'],
] as const)(
  'marks as current the step that was reached, while it is %s (delivered: %s)',
  (status, deliveredAt, current, next) => {
    render(<PartSteps part={{ number: 'Q-10001/1', status, deliveryKind: 'berth', deliveredAt }} />);
    const steps = screen.getAllByRole('listitem');
    const at = steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
    expect([at, at + 1].map((index) => steps[index]?.textContent.replace(/^\d/, ''))).toEqual([
      current,
      next,
    ]);
  },
);
