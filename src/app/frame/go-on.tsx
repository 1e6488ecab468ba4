import styles from './frame.module.css';

/** The way out of a long look-up: requests have no timeout (specification §9), so the person decides. */
export function GoOn({ onGoOn }: { onGoOn: () => void }) {
  return (
    <button type="button" className={styles.goOn} onClick={onGoOn}>
      Go on without waiting
    </button>
  );
}
