import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { PictureField, QuietButton } from '../../../ui/index.ts';
import styles from './listing-pictures.module.css';
import { pictureLimits } from '../../../lib/picture-limits.ts';
import { pictureTypes, pictureTypesText } from './picture-files.ts';

interface PictureChooserProps {
  /** The pictures there are, in their order. */
  readonly tiles: ReactNode;
  /** Files on their way, and those that were refused. */
  readonly incoming?: ReactNode;
  readonly count: number;
  /** How many more can be added. */
  readonly room: number;
  /** When they are saved: "They’re saved at once". */
  readonly saved: string;
  readonly error: string | null;
  /** What was saved just now: "4 pictures are saved.", or are back. */
  readonly savedText?: string | null;
  /** How many were removed and can be put back. */
  readonly removed: number;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onUndo: () => void;
}

/** Photographs of a listing: those there are, and how more are chosen, dropped or pasted, several at once. */
export function PictureChooser(props: PictureChooserProps) {
  const { tiles, incoming, count, room, saved, error, savedText = null, removed, onChoose, onUndo } = props;
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || room <= 0) return;
    event.preventDefault();
    onChoose(files);
  });
  useEffect(() => {
    // Wherever the focus is: a field of the form has no use for a picture.
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const removedText = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that removed a picture is gone, and with it the focus; whoever types meanwhile keeps it.
    if (removed > 0 && document.activeElement?.matches('input, textarea, select, button') !== true)
      removedText.current?.querySelector('button')?.focus();
  }, [removed]);
  return (
    <div>
      {tiles}
      {room > 0 ? (
        <PictureField
          label={count === 0 ? 'Pictures' : 'More pictures'}
          optional
          picture={null}
          preview={null}
          accept={pictureTypes}
          hint={`${pictureTypesText}, up to 10 MB each; up to ${pictureLimits.perListing} pictures. Choose them, drop them here or paste them. ${saved}, and the first one is the cover that lists show.`}
          {...(error !== null && { error })}
          onChooseSeveral={onChoose}
        />
      ) : (
        <p className={styles.full}>There are {pictureLimits.perListing} pictures, which is the maximum.</p>
      )}
      {room > 0 || error === null ? null : <p role="alert">{error}</p>}
      {savedText === null ? null : (
        <p role="status" className={styles.removed}>
          {savedText}
        </p>
      )}
      {removed === 0 ? null : (
        <p ref={removedText} role="status" className={styles.removed}>
          {removed === 1 ? 'The picture is removed.' : `${removed} pictures are removed.`}
          <QuietButton type="button" onClick={onUndo}>
            Undo
          </QuietButton>
        </p>
      )}
      {incoming}
    </div>
  );
}
