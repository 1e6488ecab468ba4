import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failureOf, inRouter } from '../testing/story-parts.tsx';
import { SignUpView } from './sign-up-view.tsx';

const meta = {
  title: 'Account/Sign up',
  component: SignUpView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: {
    role: 'crew_member',
    busy: false,
    slow: false,
    failure: null,
    done: false,
    onSignUp: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SignUpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllRoles: Story = { args: { role: null } };
export const Crew: Story = {};
export const Supplier: Story = { args: { role: 'supplier' } };
export const ServiceProvider: Story = { args: { role: 'service_provider' } };
export const Invited: Story = {
  args: {
    role: 'supplier',
    invitation: {
      company: 'Tramuntana Chandlery',
      invitedBy: 'Nadia Serra',
      email: 'ana.abela@example.com',
      role: 'editor',
      signInFrom: '/vendor/signup#invitation=…',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Join Tramuntana Chandlery' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ana.abela@example.com');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await expect(canvas.getByText(/you don’t need a code/)).toBeVisible();
  },
};
export const Busy: Story = { args: { busy: true } };
export const NothingTyped: Story = {
  args: { role: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Choose your role.', 'Enter your email address.', 'Choose a password.']),
    );
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
};
export const PasswordTooCommon: Story = {
  args: {
    failure: failureOf('PASSWORD_TOO_COMMON', 'This password is too easy to guess. Choose another one.'),
  },
};
export const ServerFoundMore: Story = {
  args: {
    failure: failureOf('VALIDATION', 'Please check the marked fields.', {
      fields: [{ field: 'email', message: 'must be an email address' }],
    }),
  },
};
