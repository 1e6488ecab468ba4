import { LevelMark } from '../level-mark.tsx';
import { VisuallyHidden } from '../../../../ui/index.ts';
import { fieldNames, levelNames } from '../review.labels.ts';
import type { Finding } from '../review.types.ts';
import styles from './cell-panel.module.css';

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Moves to the value of a finding; the value's name is then shown. */
  readonly onGo?: (finding: Finding) => void;
}

/** A list of findings, each with its level. */
export function FindingList({ findings, onGo }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.field ?? ''}`} data-level={finding.level}>
          <LevelMark level={finding.level} sizePx={16} />
          <div>
            {onGo && finding.field !== null ? (
              <>
                <VisuallyHidden>{levelNames[finding.level]}.</VisuallyHidden>{' '}
                <span className={styles.level}>{fieldNames[finding.field].replace(/,.*$/u, '')}.</span>
              </>
            ) : (
              <span className={styles.level}>{levelNames[finding.level]}.</span>
            )}{' '}
            {finding.message}
            {onGo && finding.field !== null ? (
              <>
                {' '}
                <button type="button" className={styles.go} onClick={() => onGo(finding)}>
                  Show it
                </button>
              </>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
