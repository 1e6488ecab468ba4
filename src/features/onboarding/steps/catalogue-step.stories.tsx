import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { areaDone, newVendor, nothingDone } from '../../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import { failureOf, inLayout, snapshotIn, defaultProps } from '../testing/story-parts.tsx';

const meta = {
  title: 'Onboarding/List',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: {
    ...defaultProps(),
    // The import has stories in its own feature.
    catalogueImport: <p>The import is drawn here.</p>,
    snapshot: snapshotIn({ catalogue: 'importing' }, { status: nothingDone, vendor: newVendor }),
  },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = { status: nothingDone, vendor: newVendor };

export const Importing: Story = {};
export const Reviewing: Story = { args: { isWide: true } };
export const OfAProvider: Story = {
  args: { snapshot: snapshotIn({ catalogue: 'importing' }, { ...known, role: 'service_provider' }) },
};
export const Verifying: Story = { args: { snapshot: snapshotIn({ catalogue: 'verifying' }, known) } };
export const VerifyingSlowly: Story = {
  args: { snapshot: snapshotIn({ catalogue: { verifying: 'slow' } }, known) },
};
export const NothingImported: Story = {
  args: {
    snapshot: snapshotIn(
      { catalogue: 'notVerified' },
      { ...known, failure: failureOf('NOTHING_IMPORTED', 'Nothing has been imported yet.') },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import a list' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.CONTINUED' });
  },
};
export const OpenedAgain: Story = {
  args: { snapshot: snapshotIn({ catalogue: 'looking' }, { ...known, status: areaDone }) },
};
