import styles from './frame.module.css';

/**
 * Lets the user continue during a long look-up: requests have no timeout (docs/requirements.md §9), so the user
 * decides.
 */
export function ContinueNavigation({ onGoOn }: { onGoOn: () => void }) {
  return (
    <button type="button" className={styles.goOn} onClick={onGoOn}>
      Continue without waiting
    </button>
  );
}
