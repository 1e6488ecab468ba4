import { ProgressBar } from '../../../ui/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import styles from './waiting.module.css';

interface WaitingProps {
  label: string;
  slow: boolean;
  onCancel: () => void;
}

/** Something is under way whose length nobody knows; it can always be stopped. */
export function Waiting({ label, slow, onCancel }: WaitingProps) {
  return (
    <div className={styles.waiting} role="status">
      <ProgressBar label={label} done={0} {...(slow ? {} : { onCancel })} />
      <WaitNotice slow={slow} onCancel={onCancel} />
    </div>
  );
}
