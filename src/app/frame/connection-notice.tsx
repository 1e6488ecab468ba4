import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/index.ts';
import styles from './frame.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says when the network is gone, and what still works. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <div className={styles.connection}>
      <Notice tone="warning" title="You are offline." live>
        What is on the screen stays. Saving, buying and booking work again once you are connected.
      </Notice>
    </div>
  );
}
