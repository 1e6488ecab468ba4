import { businessTerms } from '../../../../lib/business-terms.ts';
import { formatMoney, formatWhen } from '../../../../ui/index.ts';
import { ReasonDialog, SubmissionConfirmDialog } from '../../../forms/index.ts';
import { OfferPartDialog } from '../../../orders/index.ts';
import { periodTextWithClock, type Booking } from '../../shared/index.ts';
import type { BookingActionDialogProps } from './booking-action-dialog.types.ts';
import { AssignTeamDialog } from './assign-team-dialog.tsx';
import { ConfirmBookingDialog } from './confirm-booking-dialog.tsx';
import { ProposeTimeDialog } from './propose-time-dialog.tsx';
import type { ProviderAction } from './provider-actions.ts';

/** The agreed time and, if there is one, the proposed time as texts. */
const timesOf = (booking: Booking) => {
  const { proposal, timeZone, wholeDays, place } = booking;
  return {
    agreed: periodTextWithClock(booking, timeZone, place.port),
    proposed: proposal ? periodTextWithClock({ ...proposal, wholeDays }, timeZone, place.port) : '',
  };
};

/** When a booking completes that is finished now: once its time is over, finishing doesn't change it. */
const completionText = ({ completesAt, endsAt, timeZone, place: { port } }: Booking): string => {
  if (completesAt === null || Date.now() < Date.parse(endsAt))
    return `${businessTerms.completionHours} hours from now`;
  const when = formatWhen(new Date(completesAt), timeZone);
  return port === null ? `on ${when}` : `on ${when} in ${port}`;
};

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly destructive?: true;
}

/** Actions that need confirmation and no input: they start deadlines and move money. */
const askedFirst: Readonly<Partial<Record<ProviderAction, (booking: Booking) => Asked>>> = {
  accept_time: (booking) => ({
    title: `Move ${booking.number}?`,
    text: `The new time is ${timesOf(booking).proposed}. The price stays the same. The buyer is notified immediately.`,
    confirm: 'Accept the new time',
  }),
  refuse_time: (booking) => ({
    title: `Keep the time of ${booking.number}?`,
    text: `The booking stays at ${timesOf(booking).agreed}. The buyer is notified immediately and can still cancel.`,
    confirm: 'Reject the new time',
    destructive: true,
  }),
  withdraw_time: (booking) => ({
    title: `Withdraw the time you proposed for ${booking.number}?`,
    text:
      booking.status === 'time_proposed'
        ? `The buyer asked for ${timesOf(booking).agreed}, and you answer that again. The buyer is notified immediately.`
        : `The booking stays at ${timesOf(booking).agreed}. The buyer is notified immediately.`,
    confirm: 'Withdraw the proposed time',
  }),
  start: ({ number, startsAt }) => ({
    title: `Start the work for ${number}?`,
    text:
      new Date(startsAt).getTime() > Date.now()
        ? 'This is earlier than agreed. The crew sees that the work is in progress and can’t cancel any more.'
        : 'The crew sees that the work is in progress.',
    confirm: 'Start the work',
  }),
  withdraw_no_show: ({ number }) => ({
    title: `Withdraw the no-show of ${number}?`,
    text:
      'The crew is notified immediately and doesn’t have to answer. The booking continues: finish the work when it is done, and the crew confirms it. ' +
      `Your share is then sent, or automatically ${businessTerms.completionHours} hours from now, or from the work’s end if that is later.`,
    confirm: 'Withdraw the no-show',
  }),
  keep: (booking) => ({
    title: `Keep ${booking.number}?`,
    text: `${booking.teamName ?? 'The team'} comes on ${timesOf(booking).agreed} although it has time off then. You aren’t asked about it again, and the crew isn’t notified.`,
    confirm: 'Keep it',
  }),
  finish: (booking) => ({
    title: `Is the work for ${booking.number} done?`,
    text: `The crew is asked to confirm it and can report a problem. Your share is sent when they confirm, or automatically ${completionText(booking)}. This can’t be undone.${
      booking.actions.includes('report_no_show') ? ' You can’t report a no-show any more.' : ''
    }`,
    confirm: 'Finish the work',
  }),
};

/** Actions with a reason for the buyer. */
const reasons = {
  decline: ({ number }: Booking) => ({
    title: `Decline ${number}?`,
    consequence: 'The buyer is notified immediately, isn’t charged and can book elsewhere. This is final.',
    label: 'Why can’t you do it?',
    submit: 'Decline the booking',
  }),
  cancel: ({ number, paid, refunded }: Booking) => ({
    title: `Cancel ${number}?`,
    consequence: `You confirmed this booking. The buyer gets a full refund of ${formatMoney({
      ...paid,
      amountMinor: paid.amountMinor - refunded.amountMinor,
    })} and is notified immediately. This is final.`,
    label: 'Why are you cancelling?',
    submit: 'Cancel the booking',
  }),
  accept_dispute: ({ number, paid, refunded }: Booking) => ({
    title: `Refund all of ${number}?`,
    consequence: `${formatMoney({
      ...paid,
      amountMinor: paid.amountMinor - refunded.amountMinor,
    })} goes back to the buyer, and you are paid nothing. The buyer is notified immediately. This is final.`,
    label: 'What do you want to say to the buyer?',
    submit: 'Refund everything',
  }),
  contest_dispute: ({ number }: Booking) => ({
    title: `Say why you don’t agree: ${number}`,
    consequence:
      'Quayside then reads what both of you wrote, decides and writes to you both. The buyer is notified immediately.',
    label: 'What is your answer to the problem?',
    submit: 'Send your answer',
  }),
};

/** Asks for what an action needs; keeps what was typed after a failure. Mount it only while it is open. */
export function BookingActionDialog(props: BookingActionDialogProps) {
  const { action, booking, submission, onClose, onAction, returnFocusTo } = props;
  if (action === 'confirm') return <ConfirmBookingDialog {...props} />;
  if (action === 'assign_team') return <AssignTeamDialog {...props} />;
  if (action === 'propose_time') return <ProposeTimeDialog {...props} />;
  if (action === 'offer_part')
    return (
      <OfferPartDialog
        number={booking.number}
        most={booking.dispute?.most ?? booking.total}
        submission={submission}
        onClose={onClose}
        onOffer={(offer) => onAction({ action, ...offer })}
        returnFocusTo={returnFocusTo}
      />
    );
  if (
    action === 'decline' ||
    action === 'cancel' ||
    action === 'accept_dispute' ||
    action === 'contest_dispute'
  )
    return (
      <ReasonDialog
        {...reasons[action](booking)}
        hint={
          action === 'contest_dispute' ? 'The buyer and Quayside will see this.' : 'The buyer will see this.'
        }
        isDestructive={action !== 'contest_dispute'}
        submission={submission}
        onClose={onClose}
        onReason={(note) => onAction({ action, note })}
        returnFocusTo={returnFocusTo}
      />
    );
  const asked = askedFirst[action]?.(booking);
  if (!asked) return null;
  return (
    <SubmissionConfirmDialog
      submission={submission}
      onClose={onClose}
      title={asked.title}
      confirm={asked.confirm}
      destructive={asked.destructive ?? false}
      returnFocusTo={returnFocusTo}
      onConfirm={() => onAction({ action })}
    >
      {asked.text}
    </SubmissionConfirmDialog>
  );
}
