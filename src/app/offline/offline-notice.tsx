import { Notice } from '../../ui/index.ts';
import styles from '../frame/frame.module.css';

export function OfflineNotice() {
  return (
    <div className={styles.connection}>
      <Notice tone="warning" title="You are offline." live>
        What’s on the screen stays. Saving, buying and booking will work again once you’re back online.
      </Notice>
    </div>
  );
}
