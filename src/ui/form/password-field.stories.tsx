import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField, TextLink } from '../index.ts';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  args: {
    aside: (
      <TextLink size="2" href="#forgot">
        Forgot password?
      </TextLink>
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(field, 'fair winds');
    await expect(field).toHaveAttribute('type', 'password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('fair winds');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Choosing: Story = {
  args: {
    autoComplete: 'new-password',
    hint: 'At least 10 characters. A short sentence is good.',
    strength: { score: 2, text: 'Fair: another word would make it strong.' },
    defaultValue: 'harbour1',
  },
};
export const Strong: Story = {
  args: { strength: { score: 4, text: 'Strong.' }, defaultValue: 'seven gulls at noon' },
};
export const Wrong: Story = { args: { error: 'Enter your password.' } };
