import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField } from '../index.ts';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Code from the email', name: 'code', onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pasting: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Code from the email');
    await userEvent.click(field);
    await userEvent.paste('Your code: 123 456.');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Code from the email');
    await userEvent.type(field, '12a34');
    await expect(field).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}56');
    await expect(field).toHaveValue('12356');
    await userEvent.keyboard('789');
    await expect(field).toHaveValue('123567');
    await expect(args.onComplete).toHaveBeenCalledWith('123567');
  },
};

export const Wrong: Story = {
  args: { defaultValue: '123456', error: 'That code is not right. 4 tries are left.' },
};
