import { memo } from 'react';
import type { ToldPath } from '../../../src/statecharts/explore/told-path.types.ts';
import styles from './path-list.module.css';

interface Props {
  readonly id: string;
  readonly told: ToldPath;
  readonly isChosen: boolean;
}

const lengthOf = ({ steps, screens, minutes }: ToldPath): string =>
  [
    `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
    `${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}`,
    ...(minutes === null || minutes === 0 ? [] : [`${minutes} min`]),
  ].join(' · ');

/** A path in the list. Hundreds of them stay as they are while one is chosen. */
export const PathRow = memo(function PathRow({ id, told, isChosen }: Props) {
  const { path, what, ends } = told;
  return (
    <li id={id} role="option" aria-selected={isChosen} className={styles.row} data-end={path.end}>
      <span className={styles.rowTitle} title={what}>
        {what}
      </span>
      <span className={styles.rowEnd}>→ {ends}</span>
      <span className={styles.rowNote}>
        {lengthOf(told)} · {[path.input, ...path.alike].join(', or ')}
      </span>
    </li>
  );
});
