import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubmitButton } from '../index.ts';

const meta = {
  title: 'Forms/SubmitButton',
  component: SubmitButton,
  args: { children: 'Create account', onClick: fn() },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <SubmitButton {...args} />
      <SubmitButton {...args} busy={false} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const busy = canvas.getByRole('button', { name: 'Create account', busy: true });
    const idle = canvas.getByRole('button', { name: 'Create account', busy: false });
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(busy).toHaveFocus();
    await expect(busy.offsetWidth).toBe(idle.offsetWidth);
  },
};
