import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Panel, TextField } from '../../ui/index.ts';
import { ExpiredDialogView } from './expired-dialog-view.tsx';
import { failureOf } from './testing/story-parts.tsx';

const meta = {
  title: 'Account/Expired session',
  component: ExpiredDialogView,
  decorators: [
    (Story) => (
      <>
        <Panel title="A screen with something typed">
          <TextField label="Note" defaultValue="Starboard winch, spare pawls" />
        </Panel>
        <Story />
      </>
    ),
  ],
  args: {
    email: 'mara.lindqvist@example.com',
    busy: false,
    slow: false,
    failure: null,
    secondFactor: { kinds: null, onCode: fn(), onPasskey: fn(), onBack: fn() },
    onSignIn: fn(),
    onSignOut: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ExpiredDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'seven knots to windward{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'mara.lindqvist@example.com',
      password: 'seven knots to windward',
    });
  },
};
export const Refused: Story = {
  args: { failure: failureOf('CREDENTIALS_WRONG', 'The email address and password don’t match an account.') },
};
export const SecondFactor: Story = {
  args: {
    secondFactor: {
      kinds: ['authenticator', 'passkey', 'recovery_code'],
      onCode: fn(),
      onPasskey: fn(),
      onBack: fn(),
    },
  },
};
export const UnknownPerson: Story = { args: { email: null } };
export const SetAside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in again' })).toBeVisible();
  },
};
