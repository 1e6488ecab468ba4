import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { SettingsChange } from '../../../api/index.ts';
import { Page, Panel } from '../../../ui/index.ts';
import type { Failure } from '../../server-data/index.ts';
import { mara } from '../testing/people.ts';
import { failureOf, inRouter, still } from '../testing/story-parts.tsx';
import { AccountForm } from './account-form.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ExportPanel } from './export-panel.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { PasswordForm, type PasswordChange } from './password-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { SessionsList } from './sessions-list.tsx';
import { SettingsTabs, type SettingsTab } from './settings-tabs.tsx';
import styles from './settings.module.css';

const session = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  device: 'Firefox on Windows',
  current: true,
  createdAt: '2026-11-20T08:30:00.000Z',
  lastSeenAt: '2026-11-20T09:12:00.000Z',
  expiresAt: '2026-12-20T09:12:00.000Z',
};
const phone = {
  ...session,
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
  device: 'Safari on iPhone',
  current: false,
  lastSeenAt: '2026-11-17T18:40:00.000Z',
};

interface WholeProps {
  first: SettingsTab;
  failure: Failure | null;
  deviceZone: string;
}

/** All sections as on the screen, without a server. */
function Whole({ first, failure, deviceZone }: WholeProps) {
  const [tab, setTab] = useState<string>(first);
  const save = still<SettingsChange>({ failure });
  return (
    <Page title="Settings" lead="Your account, sign-in and notifications." width="reading">
      <SettingsTabs
        tab={tab}
        onTab={setTab}
        sections={{
          account: (
            <Panel title="About you">
              <div className={styles.stack}>
                <PictureForm user={mara} upload={still<File>()} removal={still<void>()} />
                <AccountForm
                  user={mara}
                  deviceZone={deviceZone}
                  submission={save}
                  onDirty={fn()}
                  emailChange={null}
                />
              </div>
            </Panel>
          ),
          security: (
            <>
              <Panel title="Password" description="Changing it signs out every other device.">
                <PasswordForm
                  email={mara.email}
                  submission={still<PasswordChange>({ failure })}
                  onDirty={fn()}
                />
              </Panel>
              <Panel title="Where you are signed in" flush>
                <SessionsList
                  sessions={[session, phone]}
                  failure={null}
                  busy={false}
                  onRetry={fn()}
                  onRevoke={fn(async () => true)}
                  onRevokeOthers={fn(async () => true)}
                />
              </Panel>
            </>
          ),
          notifications: (
            <Panel title="Other emails">
              <NotificationsForm chosen={mara.notifications} submission={save} onDirty={fn()} />
            </Panel>
          ),
          appearance: <AppearanceSection />,
          privacy: <ExportPanel submission={still<void>({ failure })} />,
        }}
      />
    </Page>
  );
}

const meta = {
  title: 'Account/Settings',
  component: Whole,
  decorators: [inRouter],
  parameters: { inset: false },
  args: { first: 'account', failure: null, deviceZone: 'Europe/Madrid' },
} satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
export const ElsewhereInTheWorld: Story = { args: { deviceZone: 'America/Antigua' } };
export const NotSaved: Story = { args: { failure: failureOf('NETWORK_ERROR', 'Error updating settings') } };
export const Security: Story = { args: { first: 'security' } };
export const WrongPassword: Story = {
  args: { first: 'security', failure: failureOf('PASSWORD_WRONG', 'That isn’t your current password.') },
};
export const Notifications: Story = { args: { first: 'notifications' } };
export const Appearance: Story = { args: { first: 'appearance' } };
export const Privacy: Story = { args: { first: 'privacy' } };
export const TypedSurvivesAnotherTab: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '1');
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Account' }));
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+34 600 000 0001');
  },
};
