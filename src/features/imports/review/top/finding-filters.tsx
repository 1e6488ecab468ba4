import { useState } from 'react';
import { LevelMark } from '../level-mark.tsx';
import type { FindingGroup, RowFilter } from '../review.types.ts';
import { inFigures } from '../review.labels.ts';
import styles from './filter-bar.module.css';

interface FindingFiltersProps {
  readonly groups: readonly FindingGroup[];
  readonly level: RowFilter['level'];
  readonly code: string | undefined;
  readonly onCode: (code: string | undefined) => void;
}

const shownFirst = 6;

/** "Price is missing · 12": filters by one finding, of the selected level or of all levels. */
export function FindingFilters({ groups, level, code, onCode }: FindingFiltersProps) {
  const [isLong, setIsLong] = useState(false);
  const isOfLevel = level === 'blocked' || level === 'doubtful' || level === 'note';
  const found = isOfLevel ? groups.filter((group) => group.level === level) : groups;
  const shown = isLong ? found : found.filter((group, index) => index < shownFirst || group.code === code);
  if (found.length === 0) return null;
  return (
    <div className={styles.findings} role="group" aria-label="Individual findings">
      {shown.map((group) => (
        <button
          key={`${group.level} ${group.code} ${group.field ?? ''}`}
          type="button"
          className={styles.chip}
          aria-pressed={group.code === code}
          onClick={() => onCode(group.code === code ? undefined : group.code)}
        >
          <LevelMark level={group.level} />
          {group.title} <span className={styles.figure}>{inFigures(group.rows)}</span>
        </button>
      ))}
      {found.length > shownFirst ? (
        <button type="button" className={styles.more} onClick={() => setIsLong(!isLong)}>
          {isLong ? 'Fewer' : `${found.length - shownFirst} more`}
        </button>
      ) : null}
    </div>
  );
}
