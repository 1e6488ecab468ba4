import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { OnboardingContext } from '../../../machines/onboarding/index.ts';
import {
  areaDone,
  describedVendor,
  hoursDone,
  noHours,
  usualHours,
  weekHours,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import { defaultProps, failureOf, inLayout, noNetwork, snapshotIn } from '../testing/story-parts.tsx';

const known = {
  role: 'service_provider',
  status: areaDone,
  vendor: describedVendor,
  schedule: noHours,
} as const satisfies Partial<OnboardingContext>;
const at = (state: string | { saving: 'slow' }, context: Partial<OnboardingContext> = {}) =>
  snapshotIn({ workingHours: state }, { ...known, ...context });

const meta = {
  title: 'Onboarding/Working hours',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  // Loaded in advance, since these stories are not about the loading state.
  loaders: [async () => import('./working-hours-step.tsx')],
  args: { ...defaultProps(), snapshot: at('filling') },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AUsualWeekIsProposed: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/We’ve filled in a usual week/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Skip/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    const workday = [{ from: '08:00', until: '17:00' }];
    await expect(args.send).toHaveBeenCalledWith({
      type: 'HOURS.SUBMITTED',
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals: weekday > 5 ? [] : workday })),
    });
  },
};
export const OneDayHasToBeOpen: Story = {
  play: async ({ canvas, args }) => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await userEvent.click(await canvas.findByRole('button', { name: `Remove hours 1 of ${day}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByText(/^Open at least one day/)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { snapshot: at('reading', { schedule: null }) } };
export const NotRead: Story = {
  args: { snapshot: at('filling', { schedule: null, failure: noNetwork }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY.REQUESTED' });
  },
};
export const SavingSlowly: Story = { args: { snapshot: at({ saving: 'slow' }) } };
export const ChangedElsewhere: Story = {
  args: { snapshot: at('filling', { failure: failureOf('CHANGED_ELSEWHERE', 'Changed elsewhere.') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the newer hours' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY.REQUESTED' });
  },
};
export const OpenedAgain: Story = {
  args: { snapshot: at('filling', { status: hoursDone, schedule: usualHours }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep it as it is' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'HOURS.SUBMITTED', hours: weekHours });
  },
};
