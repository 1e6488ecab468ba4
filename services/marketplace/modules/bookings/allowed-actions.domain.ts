import { actionsFor } from '../../platform/processes/step.ts';
import { bookingProcess, type BookingCommand } from './booking.process.ts';
import type { LockedBooking } from './booking.repository.ts';
import { factsOf, type FactSource } from './booking-transition.domain.ts';
import type { BookingRole } from './bookings.domain.ts';

/** The parties of a booking, each with all actions they may ever take, in display order. */
const actionsBy = {
  crew_member: [
    'accept_time',
    'refuse_time',
    'confirm_completion',
    'propose_time',
    'withdraw_time',
    'accept_part',
    'refuse_part',
    'withdraw_dispute',
    'dispute',
    'withdraw',
    'cancel',
  ],
  service_provider: [
    'confirm',
    'accept_time',
    'refuse_time',
    'start',
    'finish',
    'propose_time',
    'withdraw_time',
    'keep',
    'assign_team',
    'report_no_show',
    'withdraw_no_show',
    'accept_dispute',
    'offer_part',
    'contest_dispute',
    'decline',
    'cancel',
  ],
  admin: ['settle_dispute', 'uphold_dispute', 'cancel'],
} as const satisfies Partial<Record<BookingRole, readonly BookingCommand[]>>;

export type Party = keyof typeof actionsBy;
export type BookingAction = (typeof actionsBy)[Party][number];

/** The actions that a user may take on a booking now. */
export const offeredActions = (
  booking: FactSource & Pick<LockedBooking, 'status'>,
  by: Party,
  at: Date,
): readonly BookingAction[] => {
  const known: readonly BookingAction[] = actionsBy[by];
  return actionsFor(bookingProcess, booking.status, factsOf(booking, by, at), known);
};

/** Whether a party may ever take this action. */
export const isActionOf = (by: Party, action: BookingAction): boolean =>
  actionsBy[by].some((known) => known === action);
