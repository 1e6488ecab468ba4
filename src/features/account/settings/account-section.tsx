import type { SettingsChange, User } from '../../../api/index.ts';
import { lazyPart, Panel } from '../../../ui/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { AccountForm } from './account-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { deviceTimeZone } from './time-zones.ts';
import { useAdoptUser } from './use-adopt-user.ts';
import styles from './settings.module.css';

const EmailChange = lazyPart(async () => (await import('./email-change.tsx')).EmailChange);

interface AccountSectionProps {
  user: User;
  onDirty: (isDirty: boolean) => void;
}

export function AccountSection({ user, onDirty }: AccountSectionProps) {
  const adopt = useAdoptUser();
  const save = useApiMutation({
    send: ({ settings, signal }, change: SettingsChange) => settings.update(change, signal),
    onDone: adopt,
  });
  const upload = useApiMutation({
    send: ({ settings, signal }, file: File) => settings.uploadPicture(file, signal),
    onDone: adopt,
  });
  const removal = useApiMutation({
    send: ({ settings, signal }) => settings.removePicture(signal),
    onDone: adopt,
  });
  return (
    <Panel title="About you">
      <div className={styles.stack}>
        <PictureForm user={user} upload={upload} removal={removal} />
        <AccountForm
          user={user}
          deviceZone={deviceTimeZone()}
          submission={save}
          onDirty={onDirty}
          emailChange={<EmailChange email={user.email} />}
        />
      </div>
    </Panel>
  );
}
