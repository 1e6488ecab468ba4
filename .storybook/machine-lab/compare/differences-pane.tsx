import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';
import { DifferenceList } from '../parts/difference-list.tsx';
import { Pane } from '../parts/pane.tsx';
import styles from './compare.module.css';

interface Props {
  readonly differences: readonly FlowDifference[];
  readonly selected: string | null;
  readonly onSelect: (difference: FlowDifference) => void;
}

/** All differences as text; pressing one shows it on the chart. */
export function DifferencesPane({ differences, selected, onSelect }: Props) {
  return (
    <Pane title="Differences" note={differences.length === 0 ? null : `${differences.length}`}>
      <div className={styles.list}>
        {differences.length === 0 ? (
          <p className={styles.nothing}>No difference: the two versions mean the same.</p>
        ) : (
          <DifferenceList differences={differences} selected={selected} onSelect={onSelect} />
        )}
      </div>
    </Pane>
  );
}
