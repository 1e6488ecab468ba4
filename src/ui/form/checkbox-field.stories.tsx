import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxField, SwitchField, TextLink } from '../index.ts';

const meta = {
  title: 'Forms/CheckboxField and SwitchField',
  component: CheckboxField,
  args: { label: 'Send me a copy', name: 'copy', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkbox: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a copy' });
    await userEvent.click(canvas.getByText('Send me a copy'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Needed: Story = {
  args: {
    label: (
      <>
        I accept the{' '}
        <TextLink href="#terms" underline="always">
          terms
        </TextLink>
      </>
    ),
    error: 'The account needs your agreement.',
  },
};

export const Switch: Story = {
  args: {
    label: 'Show notifications',
    hint: 'Off silences messages that arrive, never the answer to your own act.',
  },
  render: (args) => <SwitchField {...args} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Show notifications' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
