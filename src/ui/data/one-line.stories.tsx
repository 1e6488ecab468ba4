import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InRow, OneLine } from '../index.ts';

const meta = {
  title: 'Data/One line',
  component: OneLine,
  args: { children: 'Anchor chain, galvanised, 10 mm, calibrated for Italian windlasses' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OneLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooLong: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children)).toHaveAttribute('title', args.children);
  },
};

export const Quiet: Story = { args: { quiet: true } };

export const BadgeInRow: Story = {
  render: () => (
    <InRow title="Marked by the importer">
      <strong>New</strong>
    </InRow>
  ),
};
