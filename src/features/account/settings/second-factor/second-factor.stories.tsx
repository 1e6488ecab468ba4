import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Panel } from '../../../../ui/index.ts';
import { failureOf, inColumn, still } from '../../testing/story-parts.tsx';
import { AppDialog } from './app-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondFactorList } from './second-factor-list.tsx';
import type { SecondFactor } from './second-factor-steps.ts';

const off: SecondFactor = { state: 'off', authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] };
const on: SecondFactor = {
  state: 'on',
  authenticatorSince: '2026-11-20T09:15:00.000Z',
  recoveryCodesLeft: 10,
  passkeys: [
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
      name: 'Bridge laptop',
      createdAt: '2026-11-20T09:20:00.000Z',
      lastUsedAt: '2026-11-23T07:05:00.000Z',
    },
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
      name: 'The security key in the drawer under the chart table, starboard side',
      createdAt: '2026-11-21T18:00:00.000Z',
      lastUsedAt: null,
    },
  ],
};
const codes = Array.from({ length: 10 }, (_none, at) => `7KQM-2XTD-9FH${at}`);

const meta = {
  title: 'Account/Second factor settings',
  component: SecondFactorList,
  decorators: [
    (Story) => (
      <Panel
        title="Second factor"
        description="Signing in then takes more than your password, so someone who knows it still can’t get in."
        flush
      >
        <Story />
      </Panel>
    ),
    inColumn,
  ],
  args: { factors: off, failure: null, onRetry: fn(), onBegin: fn() },
} satisfies Meta<typeof SecondFactorList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const Needed: Story = { args: { factors: { ...off, state: 'due' } } };
export const On: Story = { args: { factors: on } };
export const FewCodesLeft: Story = { args: { factors: { ...on, recoveryCodesLeft: 2 } } };
export const Loading: Story = { args: { factors: undefined } };
export const NotLoaded: Story = {
  args: {
    factors: undefined,
    failure: 'We couldn’t reach Quayside. Check your connection and try again.',
  },
};
export const Removing: Story = {
  render: () => (
    <PasswordDialog
      purpose={{ act: 'remove app' }}
      submission={still({
        failure: failureOf(
          'NOT_ALLOWED_NOW',
          'Admins need a second factor. Add another before you remove this one.',
        ),
      })}
      onLeave={fn()}
    />
  ),
};
export const App: Story = {
  render: () => (
    <AppDialog
      secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      uri="otpauth://totp/Quayside:mara.lindqvist%40example.com?issuer=Quayside&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
      submission={still<string>()}
      onLeave={fn()}
    />
  ),
  play: async () => {
    const code = await screen.findByRole('img', { name: /^QR code/ });
    // The dialog fades in.
    await waitFor(() => expect(code).toBeVisible());
  },
};
export const NewPasskey: Story = {
  render: () => (
    <PasskeyDialog
      request={{ challenge: 'an-invented-challenge' }}
      submission={still({
        failure: failureOf('UNCODED', 'This device already has a passkey for your account.'),
      })}
      onLeave={fn()}
    />
  ),
};
export const Codes: Story = {
  render: () => <RecoveryCodesDialog codes={codes} onLeave={fn()} />,
};
