import { useStoreValue } from '../../../statecharts/react/use-store-value.ts';
import type { SettingsChange, User } from '../../../api/index.ts';
import { lazyPart, Panel, SkeletonForm, SwitchField } from '../../../ui/index.ts';
import { preferencesStore } from '../../preferences/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { MailChoicesPanel } from './mail-choices.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { useAdoptUser } from './use-adopt-user.ts';

const PushPanel = lazyPart(async () => (await import('./push/push-panel.tsx')).PushPanel, {
  waiting: <SkeletonForm fields={1} label="Loading this section" />,
});

interface NotificationsSectionProps {
  user: User;
  onDirty: (isDirty: boolean) => void;
}

export function NotificationsSection({ user, onDirty }: NotificationsSectionProps) {
  const adopt = useAdoptUser();
  const save = useApiMutation({
    send: ({ settings, signal }, change: SettingsChange) => settings.update(change, signal),
    onDone: adopt,
  });
  const enabled = useStoreValue(preferencesStore, ({ context }) => context.notificationsEnabled);
  return (
    <>
      <MailChoicesPanel role={user.role} />
      <Panel title="Other emails">
        <NotificationsForm chosen={user.notifications} submission={save} onDirty={onDirty} />
      </Panel>
      <Panel title="In this browser">
        <SwitchField
          label="Show notifications as they arrive"
          hint="When this is off, they wait in the list. You always get feedback on what you do yourself."
          checked={enabled}
          onChange={(event) =>
            preferencesStore.trigger.notificationsSwitched({ enabled: event.currentTarget.checked })
          }
        />
      </Panel>
      <PushPanel />
    </>
  );
}
