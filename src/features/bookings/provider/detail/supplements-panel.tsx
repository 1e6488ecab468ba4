import { BusyButton, Money, Panel, When } from '../../../../ui/index.ts';
import { SupplementBadge, supplementActions, type Supplement } from '../../shared/index.ts';
import styles from './booking-view.module.css';

interface SupplementsPanelProps {
  readonly supplements: readonly Supplement[];
  /** The id of the supplement being withdrawn; null if there is none. */
  readonly withdrawing: string | null;
  readonly onWithdraw: (supplementId: string) => void;
}

/** Extra work found on board: it is only charged if the crew accepts and pays it. */
export function SupplementsPanel({ supplements, withdrawing, onWithdraw }: SupplementsPanelProps) {
  return (
    <Panel
      title="Extra work"
      description="Nothing beyond the agreed price is charged unless the crew accepts and pays."
    >
      <ul className={styles.supplements}>
        {supplements.map(
          ({ id, description, status, subtotal, tax, total, proposedAt, expiresAt, actions }) => (
            <li key={id}>
              <p className={styles.supplementTop}>
                <strong>{description}</strong>
                <SupplementBadge status={status} />
              </p>
              <p className={styles.quiet}>
                <Money {...total} /> (<Money {...subtotal} /> + <Money {...tax} /> tax), proposed{' '}
                <When at={proposedAt} />
                {expiresAt === null ? null : (
                  <>
                    , open until <When at={expiresAt} />
                  </>
                )}
              </p>
              {actions.includes('withdraw') ? (
                <BusyButton
                  variant="surface"
                  color="red"
                  busy={withdrawing === id}
                  onClick={() => onWithdraw(id)}
                  aria-label={`Withdraw “${description}”`}
                >
                  {supplementActions.withdraw.label}
                </BusyButton>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}
