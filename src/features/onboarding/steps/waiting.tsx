import { ProgressBar } from '../../../ui/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import styles from './waiting.module.css';

interface WaitingProps {
  label: string;
  slow: boolean;
  onCancel: () => void;
}

/** A call of unknown duration that can always be cancelled. */
export function Waiting({ label, slow, onCancel }: WaitingProps) {
  return (
    <div className={styles.waiting} role="status">
      <ProgressBar label={label} done={0} {...(slow ? {} : { onCancel })} />
      <WaitNotice slow={slow} onCancel={onCancel} />
    </div>
  );
}
