import { BusyButton, Notice } from '../../../ui/index.ts';
import styles from './section.module.css';

interface MarketAwayProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of the departments, so that the link "Look around" leads here. */
export function MarketAway({ retrying, onRetry }: MarketAwayProps) {
  return (
    <section id="departments" aria-label="Departments" className={styles.section}>
      <Notice
        tone="warning"
        title="We can’t reach the marketplace at the moment."
        action={
          <BusyButton variant="surface" color="gray" highContrast busy={retrying} onClick={onRetry}>
            Try again
          </BusyButton>
        }
      >
        Departments and ports will appear when it’s back. The rest of this page is complete.
      </Notice>
    </section>
  );
}
