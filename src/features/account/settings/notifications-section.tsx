import { useSelector } from '@xstate/store-react';
import { useApi, type SettingsChange, type User } from '../../../api/index.ts';
import { Panel, SwitchField } from '../../../ui/index.ts';
import { preferencesStore } from '../../preferences/index.ts';
import { useSubmission } from '../form/use-submission.ts';
import { NotificationsForm } from './notifications-form.tsx';
import { useAdoptUser } from './use-adopt-user.ts';

interface NotificationsSectionProps {
  user: User;
  onDirty: (isDirty: boolean) => void;
}

export function NotificationsSection({ user, onDirty }: NotificationsSectionProps) {
  const { settings } = useApi();
  const adopt = useAdoptUser();
  const save = useSubmission((change: SettingsChange, signal) => settings.update(change, signal), adopt);
  const enabled = useSelector(preferencesStore, ({ context }) => context.notificationsEnabled);
  return (
    <>
      <Panel title="By e-mail" description="The list in the app always shows everything.">
        <NotificationsForm chosen={user.notifications} submission={save} onDirty={onDirty} />
      </Panel>
      <Panel title="In this browser">
        <SwitchField
          label="Show notifications as they arrive"
          hint="Off, they wait in the list. Word on what you do yourself is always shown."
          checked={enabled}
          onChange={(event) =>
            preferencesStore.trigger.notificationsSwitched({ enabled: event.currentTarget.checked })
          }
        />
      </Panel>
    </>
  );
}
