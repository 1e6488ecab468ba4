import { ImageUp, Trash2 } from 'lucide-react';
import { Button } from '@radix-ui/themes';
import { QuietButton } from './quiet-button.tsx';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Avatar } from '../data/avatar.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { FieldError, useFieldIds, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './picture-field.module.css';

interface PictureFieldProps extends FieldProps {
  readonly id?: string;
  readonly name?: string;
  /** The name of the person or company: its initials are shown if there is no picture. */
  readonly person?: string;
  /** Shown instead of a person's picture. */
  readonly preview?: ReactNode;
  /** The address of the current picture, or null. */
  readonly picture: string | null;
  readonly accept?: string;
  /** The fraction uploaded so far, 0 to 1; null while nothing is being uploaded. */
  readonly progress?: number | null;
  readonly onChoose?: (file: File) => void;
  /** Several files can be chosen at once, also during an upload; the caller then handles pasted files. */
  readonly onChooseSeveral?: (files: readonly File[]) => void;
  readonly onRemove?: () => void;
  readonly onCancel?: () => void;
}

/** A person's or company's picture: choose or drop, replace, remove. The caller uploads it. */
export function PictureField({
  label,
  hint,
  error,
  optional,
  id,
  name,
  person = '',
  preview,
  picture,
  accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  progress = null,
  onChoose,
  onChooseSeveral,
  onRemove,
  onCancel,
}: PictureFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [dropping, setDropping] = useState(false);
  const sending = progress !== null;

  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (!file || sending) return;
    onChooseSeveral?.([file, ...others]);
    onChoose?.(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={fieldStyles.field} role="group" aria-labelledby={`${ids.controlId}-label`}>
      <span id={`${ids.controlId}-label`} className={fieldStyles.label}>
        {label}
        {optional ? <span className={fieldStyles.optional}> (optional)</span> : null}
      </span>
      <div
        className={styles.drop}
        data-dropping={dropping}
        onDragOver={(event) => {
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={drop}
        onPaste={(event) => {
          if (!onChooseSeveral) take(event.clipboardData.files);
        }}
      >
        {preview === undefined ? <Avatar name={person} picture={picture} size={72} /> : preview}
        <div className={styles.side}>
          {sending ? (
            <ProgressBar
              label="Uploading picture"
              done={Math.round(progress * 100)}
              total={100}
              figure={`${Math.round(progress * 100)} %`}
              onCancel={onCancel}
            />
          ) : (
            <div className={styles.buttons}>
              <QuietButton type="button" onClick={() => input.current?.click()}>
                <ImageUp size={16} aria-hidden />
                {picture ? 'Replace picture' : onChooseSeveral ? 'Choose pictures' : 'Choose a picture'}
              </QuietButton>
              {picture && onRemove ? (
                <Button type="button" variant="surface" color="gray" onClick={onRemove}>
                  <Trash2 size={16} aria-hidden />
                  Remove
                </Button>
              ) : null}
            </div>
          )}
          {hint ? (
            <p id={ids.hintId} className={fieldStyles.hint}>
              {hint}
            </p>
          ) : null}
        </div>
        <input
          ref={input}
          id={ids.controlId}
          name={name}
          type="file"
          accept={accept}
          multiple={onChooseSeveral !== undefined}
          className={styles.input}
          tabIndex={-1}
          aria-label={label}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Choosing the same file again must count as a new choice, for example after a failed upload.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}
