import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '../../../api/index.ts';
import { Panel } from '../../../ui/index.ts';
import { failureOf, inColumn, still } from '../testing/story-parts.tsx';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { SessionsList } from './sessions-list.tsx';
import { SettingsFailed } from './settings-failed.tsx';

const meta = {
  title: 'Account/Settings parts',
  component: SettingsFailed,
  decorators: [inColumn],
  args: {
    error: new ApiError({ code: 'NETWORK_ERROR', message: 'Error retrieving settings' }),
    busy: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof SettingsFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};

export const DevicesLoading: Story = {
  render: () => (
    <Panel title="Where you are signed in" flush>
      <SessionsList
        sessions={undefined}
        failure={null}
        busy={false}
        onRetry={fn()}
        onRevoke={fn(async () => true)}
        onRevokeOthers={fn(async () => true)}
      />
    </Panel>
  ),
};

export const Closing: Story = {
  render: () => (
    <CloseAccountDialog
      open
      onOpenChange={fn()}
      email="mara.lindqvist@example.com"
      submission={still<string>({
        failure: failureOf('PASSWORD_WRONG', 'That isn’t your current password.'),
      })}
    />
  ),
  play: async () => {
    // A portal, outside the story's canvas.
    const password = await screen.findByLabelText('Enter your password to confirm');
    await userEvent.type(password, 'seven knots');
    await waitFor(() => expect(password).toHaveValue('seven knots'));
  },
};
