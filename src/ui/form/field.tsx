import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/**
 * The props of every field in addition to the native attributes of its control. `error` is shown and announced if it is
 * a text.
 */
export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Shows "optional" next to the label: most fields are required, so only the few optional ones are marked. */
  readonly optional?: boolean;
}

/** Ids that connect a control to its hint and error; `describedBy` contains only ids that are on the page. */
export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint ? hintId : null, error ? errorId : null].filter((part) => part !== null);
  return { controlId, hintId, errorId, describedBy: described.length > 0 ? described.join(' ') : undefined };
}

export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

interface FieldFrameProps extends FieldProps {
  readonly controlId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly children: ReactNode;
}

/** Label above, hint under the label, control, error under the control. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  controlId,
  hintId,
  errorId,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
