import { Dialog, formatMoney } from '../../../../ui/index.ts';
import { ReasonDialog, SubmissionConfirmDialog } from '../../../forms/index.ts';
import { OfferPartDialog, reportedText } from '../../problems/index.ts';
import type { SubOrder } from '../../shared/index.ts';
import type { SubOrderActionFormProps } from './act-form.types.ts';
import type { SupplierAction } from './action-labels.ts';
import { ChangeDateForm } from './change-date-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { DispatchForm } from './dispatch-form.tsx';
import { ProposeForm } from './propose-form.tsx';

interface SubOrderActionDialogProps extends SubOrderActionFormProps {
  /** The action to confirm. */
  readonly action: SupplierAction;
  readonly returnFocusTo: () => HTMLElement | null;
}

interface Asked {
  readonly title: (subOrder: SubOrder) => string;
  readonly words: (subOrder: SubOrder) => string;
  readonly confirm: string;
}

/** Actions that need confirmation and no input: they start deadlines and move money. */
const askedFirst: Readonly<Partial<Record<SupplierAction, Asked>>> = {
  mark_ready: {
    title: ({ number }) => `Is ${number} ready for collection?`,
    words: () => 'The crew gets an email that it’s ready to collect.',
    confirm: 'Mark as ready',
  },
  withdraw_change: {
    title: ({ number }) => `Withdraw the change to ${number}?`,
    words: () => 'The buyer is notified immediately, and you answer the original order again.',
    confirm: 'Withdraw the change',
  },
  mark_delivered: {
    title: ({ number }) => `Was ${number} handed over?`,
    words: () =>
      'The crew is asked to confirm. Seven days later the order completes automatically, and your share is sent to you.',
    confirm: 'Mark as delivered',
  },
  refund_reported: {
    title: ({ number }) => `Refund what is missing from ${number}?`,
    words: (subOrder) => {
      const { dispute } = subOrder;
      const what = dispute && reportedText(subOrder, dispute);
      const back = `${formatMoney(dispute?.most ?? subOrder.afterRefunds)} goes back to the buyer, the order is complete, and you are paid the rest. The buyer is notified immediately. This is final.`;
      return what === null ? back : `${what}. ${back}`;
    },
    confirm: 'Refund it',
  },
};

const titles: Readonly<Partial<Record<SupplierAction, (subOrder: SubOrder) => string>>> = {
  confirm: ({ number }) => `Confirm ${number}`,
  propose_change: ({ number }) => `Propose a change to ${number}`,
  dispatch: ({ number }) => `Dispatch ${number}`,
  change_date: ({ number }) => `Change the date of ${number}`,
};

/** Actions with a reason for the buyer: those that end the order, and answers to a problem. */
const reasons = {
  decline: {
    title: ({ number }: SubOrder) => `Decline ${number}?`,
    consequence: () =>
      'The buyer is notified immediately, isn’t charged and can order elsewhere. This is final.',
    label: 'Why can’t you deliver?',
    submit: 'Decline the order',
  },
  cancel: {
    title: ({ number }: SubOrder) => `Cancel ${number}?`,
    consequence: () =>
      'You confirmed this. The buyer is notified immediately and gets a full refund. This is final.',
    label: 'Why are you cancelling?',
    submit: 'Cancel the order',
  },
  accept_dispute: {
    title: ({ number }: SubOrder) => `Refund all of ${number}?`,
    consequence: (subOrder: SubOrder) => {
      const { afterRefunds, dispute, actions } = subOrder;
      const all = `${formatMoney(afterRefunds)} goes back to the buyer, and you are paid nothing. The buyer is notified immediately. This is final.`;
      return dispute?.most && actions.includes('refund_reported')
        ? `${all} Only ${formatMoney(dispute.most)} of it was reported as missing.`
        : all;
    },
    label: 'What do you want to say to the buyer?',
    submit: 'Refund everything',
  },
  contest_dispute: {
    title: ({ number }: SubOrder) => `Say why you don’t agree: ${number}`,
    consequence: () =>
      'Quayside then reads what both of you wrote, decides and writes to you both. The buyer is notified immediately.',
    label: 'What is your answer to the problem?',
    submit: 'Send your answer',
  },
};

const isReasoned = (action: SupplierAction): action is keyof typeof reasons => action in reasons;

/** Asks for what an action needs; keeps what was typed after a failure. Mount it only while it is open. */
export function SubOrderActionDialog({ action, returnFocusTo, ...form }: SubOrderActionDialogProps) {
  const { subOrder, submission, textOf, onClose, onAction } = form;
  const asked = askedFirst[action];
  if (asked)
    return (
      <SubmissionConfirmDialog
        submission={submission}
        textOf={textOf}
        onClose={onClose}
        title={asked.title(subOrder)}
        confirm={asked.confirm}
        returnFocusTo={returnFocusTo}
        onConfirm={() => onAction({ action })}
      >
        {asked.words(subOrder)}
      </SubmissionConfirmDialog>
    );
  if (action === 'offer_part')
    return (
      <OfferPartDialog
        number={subOrder.number}
        most={subOrder.dispute?.most ?? subOrder.afterRefunds}
        reported={subOrder.dispute && reportedText(subOrder, subOrder.dispute)}
        isPart={subOrder.actions.includes('refund_reported')}
        submission={submission}
        onClose={onClose}
        onOffer={(offer) => onAction({ action, ...offer })}
        returnFocusTo={returnFocusTo}
      />
    );
  if (isReasoned(action))
    return (
      <ReasonDialog
        {...reasons[action]}
        title={reasons[action].title(subOrder)}
        consequence={reasons[action].consequence(subOrder)}
        hint={
          action === 'contest_dispute' ? 'The buyer and Quayside will see this.' : 'The buyer will see this.'
        }
        isDestructive={action !== 'contest_dispute'}
        submission={submission}
        textOf={textOf}
        onClose={onClose}
        onReason={(note) => onAction({ action, note })}
        returnFocusTo={returnFocusTo}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      title={titles[action]?.(subOrder) ?? subOrder.number}
      returnFocusTo={returnFocusTo}
    >
      {action === 'confirm' ? <ConfirmForm {...form} /> : null}
      {action === 'propose_change' ? <ProposeForm {...form} offersStock /> : null}
      {action === 'dispatch' ? <DispatchForm {...form} /> : null}
      {action === 'change_date' ? <ChangeDateForm {...form} /> : null}
    </Dialog>
  );
}
