import type { CSSProperties } from 'react';
import type { Mark, Pointing, Preview } from '../../../machines/import/index.ts';
import { fieldNames } from './marks.ts';
import styles from './point-view.module.css';
import { useOneStop } from './use-one-stop.ts';

type PageSeen = NonNullable<Preview['page']>;
type Phrase = PageSeen['phrases'][number];
type Box = Omit<Extract<Mark, { left: number }>, 'field'>;

interface PageBoardProps {
  readonly page: PageSeen;
  readonly pointing: Pointing;
  readonly onMark: (box: Box) => void;
}

const boxOf = ({ left, right, top, bottom }: Phrase): Box => ({ left, right, top, bottom });
const middle = ({ left, right, top, bottom }: Box) => [(left + right) / 2, (top + bottom) / 2] as const;

/** The weight of distances across the direction of an arrow key. */
const aside = 3;

/** The nearest phrase in a direction; null if there is none. */
function nearest(phrases: readonly Phrase[], from: number, way: string): number | null {
  const own = phrases[from];
  if (!own) return null;
  if (way === 'Home') return 0;
  if (way === 'End') return phrases.length - 1;
  const [x, y] = middle(own);
  let best: { readonly at: number; readonly far: number } | null = null;
  for (const [at, phrase] of phrases.entries()) {
    if (at === from) continue;
    const [otherX, otherY] = middle(phrase);
    const [right, down] = [otherX - x, otherY - y];
    const ahead = { ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down }[way] ?? 0;
    const beside = Math.abs(way === 'ArrowRight' || way === 'ArrowLeft' ? down : right);
    // A phrase on the same line is neither above nor below.
    if (ahead <= 2) continue;
    const far = ahead + aside * beside;
    if (best === null || far < best.far) best = { at, far };
  }
  return best?.at ?? null;
}

/** A page as it looks, with a button on each phrase. */
export function PageBoard({ page, pointing, onMark }: PageBoardProps) {
  const { phrases, width, height, picture } = page;
  const stop = useOneStop('0', (from, way) => {
    const to = nearest(phrases, Number(from), way);
    return to === null ? null : String(to);
  });
  const fieldOf = (phrase: Phrase) =>
    pointing.boxes.find(
      ({ left, right, top, bottom }) =>
        left === phrase.left && right === phrase.right && top === phrase.top && bottom === phrase.bottom,
    )?.field;
  const placeOf = ({ left, right, top, bottom }: Phrase): CSSProperties => ({
    left: `${(100 * left) / width}%`,
    top: `${(100 * top) / height}%`,
    width: `${(100 * (right - left)) / width}%`,
    height: `${(100 * (bottom - top)) / height}%`,
  });
  return (
    <div className={styles.board}>
      <div
        className={styles.page}
        role="group"
        aria-label={`Page ${page.number} of your list`}
        style={{ aspectRatio: `${width} / ${height}` }}
        onFocus={stop.onFocus}
        onKeyDown={stop.onKeyDown}
      >
        <img src={picture} alt="" width={width} height={height} />
        {phrases.map((phrase, at) => {
          const field = fieldOf(phrase);
          return (
            <button
              // Its position identifies it.
              key={`${phrase.left} ${phrase.top}`}
              type="button"
              data-place={at}
              data-field={field}
              aria-pressed={field !== undefined}
              aria-label={
                field ? `${phrase.text}, marked as ${fieldNames[field].toLowerCase()}` : phrase.text
              }
              tabIndex={stop.active === String(at) ? 0 : -1}
              style={placeOf(phrase)}
              onClick={() => onMark(boxOf(phrase))}
            >
              {field ? <span aria-hidden>{fieldNames[field]}</span> : null}
            </button>
          );
        })}
      </div>
    </div>
  );
}
