import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { DescribedPath } from '../../../src/statecharts/explore/described-path.types.ts';
import { PathRow } from './path-row.tsx';
import styles from './path-list.module.css';

interface Props {
  readonly paths: readonly DescribedPath[];
  /** The id of the selected path. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Called when a path is pressed. */
  readonly onPress: () => void;
  /** Called on Enter, to play it. */
  readonly onPlay: () => void;
}

/** The number of frames until visible rows have been measured. */
const SETTLING_FRAMES = 10;

/**
 * Scrolls the selected row into view. Hidden rows have an estimated height, so rows that become visible may push it
 * away again.
 */
function showChosen(list: HTMLElement | null): () => void {
  let frame = 0;
  const show = (left: number) => {
    list?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    if (left > 0) frame = requestAnimationFrame(() => show(left - 1));
  };
  show(SETTLING_FRAMES);
  return () => cancelAnimationFrame(frame);
}

/** All paths in a list, one of them selected. Hidden rows are not rendered. */
export function PathList({ paths, chosen, onChoose, onPress, onPlay }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const at = paths.findIndex(({ path }) => path.id === chosen);
  useEffect(() => showChosen(list.current), [chosen]);
  const rowId = (path: string) => `${id}-${path}`;

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
      onPlay();
      return;
    }
    const to = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    const next = paths[Math.min(Math.max(to, 0), paths.length - 1)];
    if (next) onChoose(next.path.id);
  };
  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[role="option"]') : null;
    const pressed = row && paths.find(({ path }) => rowId(path.id) === row.id);
    if (!pressed) return;
    onChoose(pressed.path.id);
    onPress();
  };
  return (
    <ul
      ref={list}
      role="listbox"
      aria-label="Paths"
      tabIndex={0}
      aria-activedescendant={chosen === null || at < 0 ? undefined : rowId(chosen)}
      className={styles.list}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onPlay}
    >
      {paths.map((path) => (
        <PathRow key={path.path.id} id={rowId(path.path.id)} path={path} isChosen={path.path.id === chosen} />
      ))}
    </ul>
  );
}
