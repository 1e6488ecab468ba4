import { useEffect, useState } from 'react';
import { Mark } from '../brand/logo.tsx';
import styles from './full-screen-spinner.module.css';

/** Specification §9. */
const slowAfterMs = 1200;

/** Shown while a screen is fetched; after 1200 ms it adds that the connection may be slow. */
export function FullScreenSpinner() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.screen}>
      <span className={styles.mark} aria-hidden>
        <Mark size={40} />
        <span className={styles.ring} />
      </span>
      <span className={styles.words}>Loading</span>
      <span className={styles.slow}>{slow ? 'Still loading. Slow connection?' : null}</span>
    </div>
  );
}
