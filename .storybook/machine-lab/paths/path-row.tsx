import { memo } from 'react';
import type { DescribedPath } from '../../../src/statecharts/explore/described-path.types.ts';
import styles from './path-list.module.css';

interface Props {
  readonly id: string;
  readonly path: DescribedPath;
  readonly isChosen: boolean;
}

const lengthOf = ({ steps, screens, minutes }: DescribedPath): string =>
  [
    `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
    `${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}`,
    ...(minutes === null || minutes === 0 ? [] : [`${minutes} min`]),
  ].join(' · ');

/** A path in the list. Memoised, because choosing one must not re-render hundreds. */
export const PathRow = memo(function PathRow({ id, path: described, isChosen }: Props) {
  const { path, distinction, ends } = described;
  return (
    <li id={id} role="option" aria-selected={isChosen} className={styles.row} data-end={path.end}>
      <span className={styles.rowTitle} title={distinction}>
        {distinction}
      </span>
      <span className={styles.rowEnd}>→ {ends}</span>
      <span className={styles.rowNote}>
        {lengthOf(described)} · {[path.input, ...path.alike].join(', or ')}
      </span>
    </li>
  );
});
