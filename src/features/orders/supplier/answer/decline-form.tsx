import { ReasonForm } from '../../../forms/index.ts';
import { useLinkSubmission, type AnswerProgress } from './use-link-submission.ts';

interface DeclineFormProps extends AnswerProgress {
  /** Accessible name of the form, and label of its button. */
  readonly name: string;
  readonly label: string;
}

/** Declines with a reason; keeps what was typed after a failure. */
export function DeclineForm(props: DeclineFormProps) {
  const { name, label, context, send } = props;
  const { answer } = context;
  return (
    <ReasonForm
      name={name}
      label={label}
      hint="The buyer will see this."
      typed={answer?.action === 'decline' ? answer.note : ''}
      autoFocus
      submission={useLinkSubmission(props)}
      submit={name}
      isDestructive
      onLeave={() => send({ type: 'DECLINE.ABANDONED' })}
      onReason={(note) => send({ type: 'DECLINE.REQUESTED', note })}
    />
  );
}
