import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/index.ts';
import styles from './listing-pictures.module.css';
import type { OrderChange } from './picture-order.ts';
import { useDragOrder } from './use-drag-order.ts';

interface ShownPicture {
  readonly key: string;
  readonly url: string;
  /** What its vendor should know of it. */
  readonly warning: string | null;
}

interface PictureTilesProps {
  readonly pictures: readonly ShownPicture[];
  readonly onChange: (change: OrderChange) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures in their order, which is changed by dragging, by buttons or by the arrow keys. */
export function PictureTiles({ pictures, onChange }: PictureTilesProps) {
  const keys = pictures.map(({ key }) => key);
  const { list, order, dragged, gripOf } = useDragOrder(keys, (key, place) => onChange({ key, place }));
  /** The button whose picture has just changed its place. */
  const pressed = useRef<string | null>(null);
  const shownOrder = keys.join();
  useEffect(() => {
    if (pressed.current === null) return;
    // A browser takes the focus from what changes its place; at an end the way back is left.
    const [key] = pressed.current.split(' ');
    const button =
      list.current?.querySelector<HTMLElement>(`[data-press="${pressed.current}"]:enabled`) ??
      list.current?.querySelector<HTMLElement>(`[data-press^="${key}"]:enabled`);
    pressed.current = null;
    button?.focus();
  }, [list, shownOrder]);
  if (pictures.length === 0) return null;
  const move = (key: string, by: number, press: string) => {
    const place = keys.indexOf(key) + by;
    if (place < 0 || place >= keys.length) return;
    pressed.current = press;
    onChange({ key, place });
  };
  const onKey = (event: KeyboardEvent, key: string) => {
    const { [event.key]: by } = steps;
    if (by === undefined) return;
    event.preventDefault();
    move(key, by, `${key} ${by < 0 ? 'earlier' : 'later'}`);
  };

  return (
    <ol ref={list} className={styles.pictures} aria-label="Pictures">
      {order.map((key, index) => {
        const picture = pictures.find((each) => each.key === key);
        if (picture === undefined) return null;
        return (
          <li key={key} data-dragged={key === dragged} onKeyDown={(event) => onKey(event, key)}>
            <img
              src={picture.url}
              alt=""
              width={480}
              height={360}
              className={styles.preview}
              draggable={false}
              {...(pictures.length > 1 && { 'data-grip': true, ...gripOf(key) })}
            />
            {index === 0 ? <span className={styles.cover}>Cover</span> : null}
            <div className={styles.buttons}>
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={`Move picture ${index + 1} earlier`}
                data-press={`${key} earlier`}
                disabled={index === 0}
                onClick={() => move(key, -1, `${key} earlier`)}
              >
                <ArrowLeft size={16} aria-hidden />
              </IconButton>
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={`Move picture ${index + 1} later`}
                data-press={`${key} later`}
                disabled={index === order.length - 1}
                onClick={() => move(key, 1, `${key} later`)}
              >
                <ArrowRight size={16} aria-hidden />
              </IconButton>
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={`Remove picture ${index + 1}`}
                onClick={() => onChange({ key, place: null })}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </div>
            {picture.warning === null ? null : <p className={styles.warning}>{picture.warning}</p>}
          </li>
        );
      })}
    </ol>
  );
}
