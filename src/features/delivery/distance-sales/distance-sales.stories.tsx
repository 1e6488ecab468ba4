import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DistanceSalesView } from './distance-sales-view.tsx';

const submission = { busy: false, slow: false, failure: null, cancel: fn() };
const nothing = { isAsked: true, taxedAtDestination: null, saidAt: null, saidBy: null };

const meta = {
  title: 'Supplier/VAT on deliveries abroad',
  component: DistanceSalesView,
  args: { said: nothing, isOwner: true, submission, onSay: fn() },
} satisfies Meta<typeof DistanceSalesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaidYet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save my answer' }));
    await expect(canvas.getAllByText('Choose one of the two.')[0]).toBeVisible();
    await expect(args.onSay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^The VAT of the country it goes to/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my answer' }));
    await expect(args.onSay).toHaveBeenCalledWith(true);
  },
};
export const ForAReader: Story = {
  args: {
    isOwner: false,
    said: {
      ...nothing,
      taxedAtDestination: false,
      saidAt: '2026-11-20T08:30:00.000Z',
      saidBy: 'Teo Ferrer',
    },
  },
};
