import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../index.ts';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Yacht', name: 'yacht' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Yacht');
    await userEvent.type(field, 'Sea Lark');
    await expect(field).toHaveValue('Sea Lark');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

export const WithHintAndError: Story = {
  args: {
    label: 'Email',
    hint: 'We send the code there.',
    error: 'Enter an address like name@example.com.',
    defaultValue: 'mara@example',
    type: 'email',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We send the code there. Enter an address like name@example.com.',
    );
  },
};

export const Optional: Story = {
  args: { label: 'Berth', optional: true, placeholder: 'Pantalán 4, berth 12' },
};
export const WithIconAndUnit: Story = {
  args: {
    label: 'Length',
    before: <Search size={16} aria-hidden />,
    after: <span style={{ paddingRight: 8 }}>m</span>,
  },
};
export const Disabled: Story = { args: { label: 'Role', defaultValue: 'Supplier', disabled: true } };
