import { Panel } from '../../../ui/index.ts';
import type { CartLine } from '../cart.types.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { LineFailure } from './line-failure.ts';
import styles from './cart-lines.module.css';
import type { LineActions } from './use-line-actions.ts';

interface SavedLinesProps {
  readonly lines: readonly CartLine[];
  readonly failures: ReadonlyMap<string, LineFailure>;
  readonly actions: LineActions;
}

/** The lines saved for later. */
export function SavedLines({ lines, failures, actions }: SavedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Panel
      title="Saved for later"
      description="These aren’t part of your order until you move them back."
      flush
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineRow
            key={line.inventoryId}
            line={line}
            isSaved
            failure={failures.get(line.inventoryId) ?? null}
            actions={actions}
          />
        ))}
      </ul>
    </Panel>
  );
}
