import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { ToldPath } from '../../../src/statecharts/explore/told-path.types.ts';
import styles from './paths.module.css';

interface Props {
  readonly paths: readonly ToldPath[];
  /** The id of the path that is looked at. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Enter: it is to be walked. */
  readonly onWalk: () => void;
}

const lengthOf = ({ steps, screens, minutes }: ToldPath): string =>
  [
    `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
    `${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}`,
    ...(minutes === null || minutes === 0 ? [] : [`${minutes} min`]),
  ].join(' · ');

/** All paths under each other, one of them looked at. Rows out of sight are not drawn. */
export function PathList({ paths, chosen, onChoose, onWalk }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const at = paths.findIndex(({ path }) => path.id === chosen);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? 0 : at - 1,
    PageDown: at + 10,
    PageUp: at - 10,
    Home: 0,
    End: paths.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      onWalk();
      return;
    }
    const to = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    const next = paths[Math.min(Math.max(to, 0), paths.length - 1)];
    if (next) onChoose(next.path.id);
  };
  return (
    <ul
      ref={list}
      role="listbox"
      aria-label="Paths"
      tabIndex={0}
      aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {paths.map((told, index) => (
        <li
          key={told.path.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={styles.row}
          data-end={told.path.end}
          onClick={() => onChoose(told.path.id)}
          onDoubleClick={onWalk}
        >
          <span className={styles.rowTitle} title={told.what}>
            {told.what}
          </span>
          <span className={styles.rowEnd}>→ {told.ends}</span>
          <span className={styles.rowNote}>
            {lengthOf(told)} · {[told.path.input, ...told.path.alike].join(', or ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
