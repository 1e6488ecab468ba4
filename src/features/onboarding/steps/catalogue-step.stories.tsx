import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { areaDone, companyDone, describedVendor } from '../../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import { failureOf, inLayout, snapshotIn, defaultProps } from '../testing/story-parts.tsx';

const meta = {
  title: 'Onboarding/List',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: {
    ...defaultProps(),
    // The import is drawn, and has its stories, in its own feature.
    catalogueImport: <p>The import is drawn here.</p>,
    snapshot: snapshotIn({ catalogue: 'importing' }, { status: companyDone, vendor: describedVendor }),
  },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = { status: companyDone, vendor: describedVendor };

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
