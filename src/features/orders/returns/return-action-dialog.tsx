import { formatMoney } from '../../../ui/index.ts';
import { ReasonDialog, SubmissionConfirmDialog } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnErrorText } from './return-error-text.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { cameBackWorse } from './return-steps.ts';
import { linesText, refundedBeforeText, wasDecided } from './return-texts.ts';
import type { Return, ReturnReader, ReturnStep } from './return.types.ts';

/** Who reads a reason besides the one who writes it. */
const readers: Readonly<Record<ReturnReader, string>> = {
  buyer: 'The supplier and Quayside will see this.',
  supplier: 'The buyer and Quayside will see this.',
  admin: 'The buyer and the supplier will see this.',
};

/** Actions that need a reason, which both sides can read. */
const reasons = {
  reject: {
    title: 'Reject the request',
    consequence: 'The buyer is notified and can ask Quayside to decide.',
    label: 'Why?',
    submit: 'Reject',
  },
  refuse_part: {
    title: 'Refuse the offer',
    consequence: 'Quayside decides then. Both sides are notified.',
    label: 'Why?',
    submit: 'Refuse the offer',
  },
  escalate: {
    title: 'Ask Quayside to decide',
    consequence: 'An admin reads what both of you wrote and decides. The other side is notified.',
    label: 'What should we know?',
    submit: 'Ask Quayside',
  },
  write: {
    title: 'Write a message',
    consequence: 'The other side and Quayside can read it.',
    label: 'Message',
    submit: 'Send',
  },
} as const;

/** After a decision, a supplier asks again only about the condition in which the goods came back. */
const askedAgain = {
  title: cameBackWorse,
  consequence:
    'Quayside reads what you write, looks at your photos and decides again. Add photos before you send this. The buyer is notified.',
  label: 'What is wrong with them?',
  submit: 'Ask Quayside',
} as const;

/** Actions that only need confirmation. */
const questions = {
  accept_part: {
    title: 'Accept the offer?',
    text: ({ agreed, goodsComeBack }: Return) =>
      goodsComeBack
        ? `You send the goods back, and ${agreed ? formatMoney(agreed) : 'the amount'} goes back the way you paid once they have arrived.`
        : `You keep the goods, and ${agreed ? formatMoney(agreed) : 'the amount'} goes back the way you paid.`,
    confirm: 'Accept the offer',
  },
  refund: {
    title: 'Refund the buyer?',
    text: ({ agreed, refundedBefore }: Return) =>
      [
        `${agreed ? formatMoney(agreed) : 'The amount'} goes back the way the buyer paid.`,
        refundedBeforeText(refundedBefore),
        'This reduces your share and our commission. This is final.',
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
    confirm: 'Refund',
  },
  withdraw: {
    title: 'Cancel the request?',
    text: (subject: Return) =>
      wasDecided(subject) && subject.agreed
        ? `You keep the goods, and the ${formatMoney(subject.agreed)} that Quayside decided doesn’t go back to you. The supplier is notified.`
        : 'The supplier is notified. You can ask again while there is time.',
    confirm: 'Take it back',
  },
} as const;

/** Asks for what an action on a return needs; keeps what was typed after a failure. Mount it only while it is open. */
export function ReturnActionDialog({
  step,
  reader,
  ...props
}: ReturnDialogProps & { readonly step: ReturnStep; readonly reader: ReturnReader }) {
  const { subject, submission, returnFocusTo, onClose, onAction } = props;
  switch (step) {
    case 'accept':
    case 'propose_part':
      return <AcceptDialog {...props} step={step} />;
    case 'decide':
      return <DecideDialog {...props} />;
    case 'send_back':
      return <SendBackDialog {...props} />;
    case 'receive':
      return <ReceiveDialog {...props} />;
    case 'reject':
    case 'refuse_part':
    case 'escalate':
    case 'write': {
      const { title, consequence, label, submit } =
        step === 'escalate' && wasDecided(subject) ? askedAgain : reasons[step];
      return (
        <ReasonDialog
          title={`${title}: ${linesText(subject)}`}
          consequence={consequence}
          label={label}
          hint={readers[reader]}
          missing="Write a few words."
          submit={submit}
          isDestructive={step === 'reject' || step === 'refuse_part'}
          submission={submission}
          textOf={returnErrorText}
          returnFocusTo={returnFocusTo}
          onClose={onClose}
          onReason={(note) => onAction({ action: step, note })}
        />
      );
    }
    case 'accept_part':
    case 'refund':
    case 'withdraw': {
      const { title, text, confirm } = questions[step];
      return (
        <SubmissionConfirmDialog
          submission={submission}
          textOf={returnErrorText}
          onClose={onClose}
          title={title}
          confirm={confirm}
          destructive={step !== 'accept_part'}
          onConfirm={() => onAction({ action: step })}
        >
          {text(subject)}
        </SubmissionConfirmDialog>
      );
    }
  }
}
