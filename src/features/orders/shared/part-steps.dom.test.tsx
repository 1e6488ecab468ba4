import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartSteps } from './part-steps.tsx';

it.each([
  ['pending_confirmation', 'Ordered, current step', 'Confirmed, to come'],
  ['confirmed', 'Confirmed, current step', 'On its way, to come'],
  ['dispatched', 'On its way, current step', 'Received, to come'],
  ['delivered', 'Received, current step', undefined],
] as const)('marks as current the step that was reached, while it is %s', (status, current, next) => {
  render(<PartSteps part={{ number: 'Q-10001/1', status, deliveryKind: 'berth', deliveredAt: null }} />);
  const steps = screen.getAllByRole('listitem');
  const at = steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
  expect([at, at + 1].map((index) => steps[index]?.textContent.replace(/^\d/, ''))).toEqual([current, next]);
});
