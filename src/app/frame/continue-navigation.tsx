import styles from './frame.module.css';

/** The way out of a long look-up: requests have no timeout (docs/requirements.md §9), so the person decides. */
export function ContinueNavigation({ onGoOn }: { onGoOn: () => void }) {
  return (
    <button type="button" className={styles.goOn} onClick={onGoOn}>
      Continue without waiting
    </button>
  );
}
