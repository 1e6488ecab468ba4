import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { OnboardingContext } from '../../../machines/onboarding/index.ts';
import {
  areaDone,
  collection,
  deliveryDone,
  describedVendor,
  toBerth,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import { failureOf, inLayout, noNetwork, snapshotIn, defaultProps } from '../testing/story-parts.tsx';

const known = { status: areaDone, vendor: describedVendor, deliveryMethods: [toBerth, collection] };
const at = (state: string | { saving: 'slow' }, context: Partial<OnboardingContext> = {}) =>
  snapshotIn({ deliveryMethods: state }, { ...known, ...context });

const meta = {
  title: 'Onboarding/Delivery methods',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  // Loaded in advance, since these stories are not about the loading state.
  loaders: [async () => import('./delivery-methods-step.tsx')],
  args: { ...defaultProps(), snapshot: at('choosing') },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsEverybodyBegins: Story = {
  args: { snapshot: at('choosing', { deliveryMethods: [collection] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'DELIVERY.SUBMITTED',
      methods: [collection],
    });
  },
};
export const TwoWays: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  },
};
/** The company was approved before the vendor has finished. */
export const ApprovedMeanwhile: Story = {
  args: {
    snapshot: at('choosing', {
      vendor: {
        ...describedVendor,
        application: { ...describedVendor.application, status: 'approved' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing: your company is approved')).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { snapshot: at('reading', { deliveryMethods: null }) } };
export const NotRead: Story = {
  args: { snapshot: at('choosing', { deliveryMethods: null, failure: noNetwork }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY.REQUESTED' });
  },
};
export const SavingSlowly: Story = { args: { snapshot: at({ saving: 'slow' }) } };
export const ChangedElsewhere: Story = {
  args: { snapshot: at('choosing', { failure: failureOf('DELIVERY_NOT_OFFERED', 'Not offered.') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the newer list' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY.REQUESTED' });
  },
};
export const OpenedAgain: Story = {
  args: { snapshot: at('choosing', { status: deliveryDone }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep it as it is' })).toBeVisible();
  },
};
