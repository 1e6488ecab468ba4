import { use, useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, FormActions, listFieldErrors, QuietButton, SubmitButton } from '../../ui/index.ts';
import { errorText, type Failure } from '../server-data/index.ts';
import { FormDialogContext } from './form-dialog-context.ts';
import { isPlaced, useServerProblems, type Places } from './server-problems.ts';
import type { Fields } from './use-fields.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useSecondsLeft, waitText } from './use-seconds-left.ts';
import { WaitNotice } from './wait-notice.tsx';

/** What the form's write is doing: an `ApiMutation`, or what a machine says of it. */
export interface Submission {
  readonly busy: boolean;
  readonly slow: boolean;
  readonly failure: Failure | null;
  readonly cancel: () => void;
}

export interface SubmissionFormProps<V extends FieldValues> {
  /** Names the form. */
  readonly name: string;
  readonly fields: Fields<V>;
  readonly submission: Submission;
  /** Where the form shows what the server found wrong. */
  readonly places?: Places<V>;
  /** The screen's own sentence for a failure. */
  readonly textOf?: (failure: Failure) => ReactNode;
  readonly onSubmit: (values: V) => unknown;
  /** The button that sends it, in its own words; null where sending it again is of no use. */
  readonly submit: ReactNode;
  readonly isDestructive?: boolean;
  /** The way out without sending, in a dialog: the submit button is then the last one, at the right. */
  readonly onLeave?: () => void;
  readonly leave?: string;
  /** What else can be done than send it: further buttons. */
  readonly otherwise?: ReactNode;
  /** Something else is under way, which sending waits for. */
  readonly isBlocked?: boolean;
  /** What would be lost by leaving the page: "your profile". Given, the form asks first while something in it is not saved. */
  readonly unsaved?: string | null;
  /** Below the buttons: what one agrees to by sending it. */
  readonly below?: ReactNode;
  /** As a function it is given `send`, for a field that sends the form once it is full. */
  readonly children: ReactNode | ((send: () => void) => ReactNode);
}

/**
 * A form that is sent to the server: its fields, what is wrong with them by field and in a summary, the server's refusal at its field or on top, the
 * way out of a long wait, the countdown while one has to wait, the warning before unsaved input is lost, and the buttons. What was typed stays
 * whatever happens.
 */
export function SubmissionForm<V extends FieldValues>(props: SubmissionFormProps<V>) {
  const { name, fields, submission, places, textOf = errorText, onSubmit, submit, children } = props;
  const { isDestructive = false, onLeave, leave = 'Back', otherwise, isBlocked = false } = props;
  const { unsaved = null, below } = props;
  const { busy, slow, failure, cancel } = submission;
  useServerProblems(failure, fields.setError, places);
  const dialog = use(FormDialogContext);
  const { isDirty } = fields.formState;
  useEffect(() => {
    dialog?.onTyped(isDirty);
    return () => dialog?.onTyped(false);
  }, [dialog, isDirty]);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);
  const hasWaited = failure?.code === 'TOO_MANY_REQUESTS' && secondsLeft === 0;
  const text = failure && !isPlaced(failure, places) ? textOf(failure) : null;
  const send = fields.handleSubmit((values) => onSubmit(values));
  return (
    <Form
      aria-label={name}
      busy={busy || isBlocked}
      errors={listFieldErrors(fields.formState.errors)}
      failure={hasWaited ? 'You can try again now.' : text}
      onSubmit={(event) => void send(event)}
    >
      {typeof children === 'function'
        ? children(() => {
            if (!busy && !isBlocked && secondsLeft === 0) void send();
          })
        : children}
      {unsaved === null ? null : <UnsavedGuard when={isDirty} what={unsaved} />}
      <WaitNotice slow={slow} onCancel={cancel} />
      <FormActions {...(onLeave && { align: 'end' })}>
        {onLeave ? (
          <QuietButton type="button" size="3" disabled={busy} onClick={onLeave}>
            {leave}
          </QuietButton>
        ) : null}
        {submit === null ? null : (
          <SubmitButton
            busy={busy}
            disabled={secondsLeft > 0 || isBlocked}
            {...(isDestructive && { color: 'red' as const })}
          >
            {secondsLeft > 0 ? `Try again ${waitText(secondsLeft)}` : submit}
          </SubmitButton>
        )}
        {otherwise}
      </FormActions>
      {below}
    </Form>
  );
}
