import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describedVendor, logoDone } from '../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from './onboarding-view.tsx';
import { inLayout, noNetwork, snapshotIn, defaultProps } from './testing/story-parts.tsx';

const meta = {
  title: 'Onboarding/The road',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: { ...defaultProps(), snapshot: snapshotIn('checking', { status: null, vendor: null }) },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {};
export const CheckingSlowly: Story = {
  args: { snapshot: snapshotIn({ checking: 'slow' }, { status: null, vendor: null }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CANCEL.REQUESTED' });
  },
};
export const Trouble: Story = {
  args: { snapshot: snapshotIn('trouble', { status: null, vendor: null, failure: noNetwork }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY.REQUESTED' });
  },
};

const skipped = {
  status: { ...logoDone, logo: false, skippedSteps: ['logo' as const] },
  vendor: describedVendor,
};

export const OpenedOnAPhone: Story = {
  args: { snapshot: snapshotIn({ paymentAccount: 'none' }, skipped) },
  parameters: { viewport: { defaultViewport: 'mobile1' } },
  play: async ({ canvas, args, canvasElement }) => {
    const bar = canvas.queryByRole('button', { name: /Step 6 of 7/ });
    // On wide screens the progress is always next to the step.
    if (bar) await userEvent.click(bar);
    const progress = bar
      ? within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
      : canvas;
    await userEvent.click(progress.getByRole('button', { name: /^Your logo/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.OPENED', step: 'logo' });
    if (bar)
      await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull());
  },
};
