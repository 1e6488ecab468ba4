import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { ErrorSummary, type FieldFailure } from './error-summary.tsx';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'ref'> {
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** True while the answer is pending: a second submit is ignored, but the fields stay editable. */
  readonly busy?: boolean;
  /** Errors by field (`name`, sentence); listed above the form after a failed submit. See `listFieldErrors`. */
  readonly errors?: readonly FieldFailure[];
  /** An error of the whole form, for example the server's refusal. */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A native form that shows its own validation messages. After a failed submit the summary takes the focus, so give
 * react-hook-form `shouldFocusError: false`.
 */
export function Form({
  onSubmit,
  busy = false,
  errors = [],
  failure,
  children,
  className,
  ref,
  ...form
}: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLFormElement>(null);
  const frame = ref ?? own;
  const awaitsOutcome = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const failed = errors.length > 0 || Boolean(failure);
  const outcome = failed
    ? [...errors.map((error) => `${error.name}: ${error.message}`), String(Boolean(failure))].join()
    : '';

  // The form was submitted in the server's HTML (public/start.js), or while the session was still being read:
  // it is submitted when the form is ready for the first time. Presses while busy are ignored.
  const wasReady = useRef(false);
  useEffect(() => {
    if (busy || wasReady.current) return;
    wasReady.current = true;
    const early: (HTMLFormElement & { wasSentEarly?: boolean }) | null = frame.current;
    if (early?.wasSentEarly === true) early.requestSubmit();
  }, [frame, busy]);

  // Also runs when `busy` becomes false: validation and the server answer later than the press.
  useEffect(() => {
    if (!awaitsOutcome.current || busy || !failed) return;
    awaitsOutcome.current = false;
    summary.current?.focus();
  }, [attempts, busy, failed, outcome]);

  return (
    <form
      {...form}
      ref={frame}
      // If submitted before the page's code has loaded, any other method would put the input, including passwords, into
      // the address. This one does nothing.
      method="dialog"
      noValidate
      aria-busy={busy}
      className={className ? `${styles.form} ${className}` : styles.form}
      onSubmit={(event) => {
        if (busy) {
          event.preventDefault();
          return;
        }
        awaitsOutcome.current = true;
        setAttempts(attempts + 1);
        onSubmit(event);
      }}
      onInput={(event) => {
        // When the user types on, an outcome that arrives later must not take the focus away.
        awaitsOutcome.current = false;
        form.onInput?.(event);
      }}
    >
      {failure || (failed && attempts > 0) ? (
        <ErrorSummary ref={summary} errors={errors} failure={failure} />
      ) : null}
      {children}
    </form>
  );
}

interface FormActionsProps {
  /** `end` in a dialog, whose main button is last and at the right, as in ConfirmDialog. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** The row of buttons at the end of a form: the primary one first, then ways out. */
export function FormActions({ align = 'start', children }: FormActionsProps) {
  return (
    <div className={styles.actions} data-align={align}>
      {children}
    </div>
  );
}
