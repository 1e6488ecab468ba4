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

/** The state of a form's write: an `ApiMutation`, or the state of a machine. */
export interface Submission {
  readonly busy: boolean;
  readonly slow: boolean;
  readonly failure: Failure | null;
  readonly cancel: () => void;
}

export interface SubmissionFormProps<V extends FieldValues> {
  /** Accessible name of the form. */
  readonly name: string;
  readonly fields: Fields<V>;
  readonly submission: Submission;
  /** Where the form shows the server's problems. */
  readonly places?: Places<V>;
  /** The screen's own message for a failure. */
  readonly textOf?: (failure: Failure) => ReactNode;
  /** `by`: the button that was pressed; null where the form was sent otherwise. */
  readonly onSubmit: (values: V, by: HTMLElement | null) => unknown;
  /** The content of the submit button; null if submitting again is pointless. */
  readonly submit: ReactNode;
  readonly isDestructive?: boolean;
  /** Closes the dialog without sending; the submit button is then the last one, on the right. */
  readonly onLeave?: () => void;
  readonly leave?: string;
  /** Buttons other than submit. */
  readonly otherwise?: ReactNode;
  /** Something else is in progress, so the form cannot be sent. */
  readonly isBlocked?: boolean;
  /** What leaving the page would lose: "your profile". If set, leaving with unsaved input needs confirmation. */
  readonly unsaved?: string | null;
  /** Below the buttons: what the user agrees to by sending. */
  readonly below?: ReactNode;
  /** A function gets `send`, for a field that submits the form when it is complete. */
  readonly children: ReactNode | ((send: () => void) => ReactNode);
}

/**
 * A form that is sent to the server: its fields, their problems (at the fields and in a summary), the server's
 * refusals, Cancel during a slow call, the countdown of a rate limit, the warning before unsaved input is lost, and the
 * buttons. What was typed is always kept.
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
  const send = fields.handleSubmit((values, event) =>
    onSubmit(values, event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null),
  );
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
