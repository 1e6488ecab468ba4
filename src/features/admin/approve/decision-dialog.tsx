import { ReasonDialog, SubmissionConfirmDialog, type Submission } from '../../forms/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import type { ApplicationDetail, Decision } from './application.types.ts';
import { nameOf } from './application-texts.ts';

/** The maximum length in the contract (DecisionRequest). */
const noteMaxLength = 2_000;

const ownErrorTexts = {
  CHANGED_ELSEWHERE:
    'This application has changed since you opened it. Here is the current version. What you typed is kept. Check it and try again.',
  NOT_ALLOWED_NOW: 'Someone else has decided this application in the meantime. Here is the current version.',
};

export const decisionErrorText = (failure: Failure): string => errorText(failure, 'typed', ownErrorTexts);

interface DecisionDialogProps {
  /** The decision to confirm; null if there is none. */
  readonly decision: Decision | null;
  readonly detail: ApplicationDetail;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onDecide: (note: string) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

interface Reasons {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  readonly destructive?: boolean;
}

const reasons: Readonly<Record<Exclude<Decision, 'approve'>, Reasons>> = {
  ask: {
    title: (name) => `Ask ${name} for changes?`,
    text: 'Everything is kept. The vendor gets an email, makes the changes and sends the application again.',
    label: 'What is missing or wrong',
    hint: 'Required. The vendor will see this.',
    confirm: 'Ask for changes',
  },
  reject: {
    title: (name) => `Reject ${name}?`,
    text: 'The vendor can’t send the application again, and gets an email with the reason. You can reopen it, if you are shown something new.',
    label: 'Reason',
    hint: 'Required. The vendor will see this.',
    confirm: 'Reject application',
    destructive: true,
  },
  reopen: {
    title: (name) => `Review ${name} again?`,
    text: 'The application is in review again, as if it hadn’t been decided. The vendor gets an email with what you write here.',
    label: 'What you tell the vendor',
    hint: 'Required. The vendor will see this.',
    confirm: 'Review again',
  },
  suspend: {
    title: (name) => `Suspend ${name}?`,
    text: 'Its listings disappear immediately. Open orders continue. You can end the suspension at any time.',
    label: 'Reason',
    hint: 'Required. The vendor will see this.',
    confirm: 'Suspend vendor',
    destructive: true,
  },
  reinstate: {
    title: (name) => `End the suspension of ${name}?`,
    text: 'Its listings come back if everything else is in place. The vendor gets an email.',
    label: 'Reason',
    hint: 'Required, for the record. The vendor is only notified that the suspension has ended.',
    confirm: 'End suspension',
  },
};

/**
 * Asks for confirmation of a decision, naming the vendor; a decision that the vendor has to understand needs a note.
 */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, detail, submission, onClose, onDecide, returnFocusTo } = props;
  const name = nameOf(detail.vendor);
  if (decision === null || decision === 'approve')
    return (
      <SubmissionConfirmDialog
        open={decision === 'approve'}
        submission={submission}
        textOf={decisionErrorText}
        onClose={onClose}
        title={`Approve ${name}?`}
        confirm="Approve"
        returnFocusTo={returnFocusTo}
        onConfirm={() => onDecide('')}
      >
        {approvalText(detail)}
      </SubmissionConfirmDialog>
    );
  const { title, text, confirm, destructive, label, hint } = reasons[decision];
  return (
    <ReasonDialog
      title={title(name)}
      consequence={text}
      label={label}
      hint={hint}
      most={noteMaxLength}
      submit={confirm}
      isDestructive={destructive ?? false}
      submission={submission}
      textOf={decisionErrorText}
      onClose={onClose}
      onReason={(note) => onDecide(note)}
      returnFocusTo={returnFocusTo}
    />
  );
}

function approvalText({ vendor: { conditions } }: ApplicationDetail): string {
  if (conditions.onboardingComplete && conditions.canTakeCharges)
    return 'Everything else is in place, so its listings go live immediately. The vendor gets an email.';
  const left = [
    ...(conditions.onboardingComplete ? [] : ['onboarding is complete']),
    ...(conditions.canTakeCharges ? [] : ['the payment account can take charges']),
  ];
  return `Its listings go live as soon as ${left.join(' and ')}. The vendor gets an email.`;
}
