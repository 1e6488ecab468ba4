import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ComparePage } from './compare-page.tsx';

/** Two versions of a flow on one chart, with the differences shown by colour, sign and text. */
const meta = {
  title: 'Machine lab/Compare',
  component: ComparePage,
  tags: ['!autodocs'],
  parameters: { inset: false },
  args: { flow: 'onboarding', before: '', after: '' },
  // The args come from the address; other args remount the page.
  render: (args) => <ComparePage key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const patient = { timeout: 45_000 };

export const Compare: Story = {};

export const NoDifference: Story = {
  args: { before: 'committed', after: 'committed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No difference/, undefined, patient)).toBeVisible();
  },
};
