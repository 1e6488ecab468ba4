import { useApi, type SettingsChange, type User } from '../../../api/index.ts';
import { Panel } from '../../../ui/index.ts';
import { useSubmission } from '../form/use-submission.ts';
import { AccountForm } from './account-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { deviceTimeZone } from './time-zones.ts';
import { useAdoptUser } from './use-adopt-user.ts';
import styles from './settings.module.css';

interface AccountSectionProps {
  user: User;
  onDirty: (isDirty: boolean) => void;
}

export function AccountSection({ user, onDirty }: AccountSectionProps) {
  const { settings } = useApi();
  const adopt = useAdoptUser();
  const save = useSubmission((change: SettingsChange, signal) => settings.update(change, signal), adopt);
  const upload = useSubmission((file: File, signal) => settings.uploadPicture(file, signal), adopt);
  const removal = useSubmission((_: void, signal) => settings.removePicture(signal), adopt);
  return (
    <Panel title="About you">
      <div className={styles.stack}>
        <PictureForm user={user} upload={upload} removal={removal} />
        <AccountForm user={user} deviceZone={deviceTimeZone()} submission={save} onDirty={onDirty} />
      </div>
    </Panel>
  );
}
