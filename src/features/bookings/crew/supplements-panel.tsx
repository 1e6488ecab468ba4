import { Money, Panel } from '../../../ui/index.ts';
import { SupplementBadge, type Booking } from '../shared/index.ts';
import styles from './crew.module.css';

/**
 * Decided supplements: what they are, their price and their state. Those that wait for an answer are shown separately.
 */
export function SupplementsPanel({ booking: { supplements } }: { readonly booking: Booking }) {
  const decided = supplements.filter(({ actions }) => actions.length === 0);
  if (decided.length === 0) return null;
  return (
    <Panel title="Extra work" flush>
      <ul className={styles.supplements}>
        {decided.map(({ id, number, description, total, tax, status }) => (
          <li key={id}>
            <div>
              <p className={styles.described}>{description}</p>
              <p className={styles.quiet}>
                {number} · with <Money {...tax} /> tax
              </p>
            </div>
            <div className={styles.worth}>
              <strong>
                <Money {...total} />
              </strong>
              <SupplementBadge status={status} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
