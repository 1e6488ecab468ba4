import type { BookingAction, SupplementAction } from './booking.types.ts';

interface ActionLabel {
  /** The button. */
  readonly label: string;
  readonly isDestructive?: true;
  /** Never a page's main button, since nobody waits for it. */
  readonly isAside?: true;
}

/**
 * All actions on a booking. Actions that the other side waits for come first, with both answers next to each other; the
 * server decides which are allowed.
 */
const bookingActions: Readonly<Record<BookingAction, ActionLabel>> = {
  pay: { label: 'Pay now' },
  confirm: { label: 'Confirm' },
  accept_time: { label: 'Accept the new time' },
  refuse_time: { label: 'Reject the new time', isDestructive: true },
  start: { label: 'Start the work' },
  finish: { label: 'Finish the work' },
  confirm_completion: { label: 'Confirm completion' },
  accept_part: { label: 'Accept the offer' },
  refuse_part: { label: 'Refuse the offer', isDestructive: true },
  offer_part: { label: 'Offer part of it back' },
  accept_dispute: { label: 'Refund everything', isAside: true },
  contest_dispute: { label: 'Say why you don’t agree', isAside: true },
  withdraw_dispute: { label: 'The problem is solved', isAside: true },
  // Quayside does not recommend either side.
  settle_dispute: { label: 'Decide for the provider', isAside: true },
  uphold_dispute: { label: 'Decide for the buyer', isAside: true },
  refund: { label: 'Refund part of it', isAside: true },
  propose_time: { label: 'Propose another time', isAside: true },
  propose_supplement: { label: 'Propose extra work', isAside: true },
  keep: { label: 'Keep it', isAside: true },
  assign_team: { label: 'Assign another team', isAside: true },
  withdraw_time: { label: 'Withdraw the proposed time', isAside: true },
  // Rarely true of work in progress, so never the main button.
  withdraw_no_show: { label: 'Withdraw the no-show', isAside: true },
  report_no_show: { label: 'Report a no-show', isAside: true },
  add_file: { label: 'Add a file', isAside: true },
  dispute: { label: 'Report a problem', isDestructive: true },
  decline: { label: 'Decline', isDestructive: true },
  give_up: { label: 'Release the time', isDestructive: true },
  withdraw: { label: 'Withdraw the request', isDestructive: true },
  cancel: { label: 'Cancel the booking', isDestructive: true },
};

const inOrder = Object.keys(bookingActions) as BookingAction[]; // The record's own keys, in the order of the source.

/** The allowed actions as buttons; those in `except` are elsewhere on the page. */
export const offeredActions = (allowed: readonly BookingAction[], except: readonly BookingAction[] = []) =>
  inOrder
    .filter((action) => allowed.includes(action) && !except.includes(action))
    .map((action) => ({
      action,
      label: bookingActions[action].label,
      isDestructive: bookingActions[action].isDestructive ?? false,
      isAside: bookingActions[action].isAside ?? false,
    }));

/** The actions on a supplement. */
export const supplementActions: Readonly<Record<SupplementAction, ActionLabel>> = {
  accept: { label: 'Accept' },
  pay: { label: 'Pay now' },
  decline: { label: 'Decline', isDestructive: true },
  withdraw: { label: 'Withdraw', isDestructive: true },
};
