import type { StatusTone } from '../../../ui/index.ts';
import type {
  Booking,
  BookingDispute,
  BookingReader,
  BookingRow,
  BookingStatus,
  BookingTab,
  SupplementStatus,
} from './booking.types.ts';

/** The label of a state in one or two words, with its tone. */
export interface StatusLabel {
  readonly label: string;
  readonly tone: StatusTone;
}

const state = (label: string, tone: StatusTone): StatusLabel => ({ label, tone });

const common: Readonly<Record<BookingStatus, StatusLabel>> = {
  held: state('Waiting for payment', 'neutral'),
  released: state('Not paid', 'neutral'),
  requested: state('Waiting for an answer', 'warning'),
  time_proposed: state('Provider proposes another time', 'warning'),
  confirmed: state('Confirmed', 'success'),
  reschedule_proposed: state('Move proposed', 'warning'),
  in_progress: state('In progress', 'info'),
  no_show_reported: state('No-show reported', 'danger'),
  completed: state('Completed', 'success'),
  no_show: state('No-show', 'danger'),
  disputed: state('Problem reported', 'danger'),
  declined: state('Declined', 'danger'),
  withdrawn: state('Withdrawn', 'neutral'),
  expired: state('Not answered in time', 'neutral'),
  cancelled_by_crew: state('Cancelled by the crew', 'neutral'),
  cancelled_by_provider: state('Cancelled by the provider', 'neutral'),
  cancelled: state('Cancelled by Quayside', 'neutral'),
};

const labelsFor: Readonly<Record<BookingReader, Readonly<Record<BookingStatus, StatusLabel>>>> = {
  buyer: {
    ...common,
    held: state('To pay', 'warning'),
    no_show_reported: state('No-show reported: to answer', 'danger'),
    cancelled_by_crew: state('Cancelled by you', 'neutral'),
  },
  provider: {
    ...common,
    requested: state('To answer', 'warning'),
    time_proposed: state('You proposed another time', 'info'),
    cancelled_by_provider: state('Cancelled by you', 'neutral'),
  },
  // Admins see whose answer is awaited.
  admin: {
    ...common,
    requested: state('Waiting for the provider', 'warning'),
    time_proposed: state('Waiting for the buyer', 'warning'),
  },
};

/** Who has to answer; null if nobody has to, or if that is unknown. */
export type Awaited = BookingRow['waitsFor'];

const yourMove = state('You asked to move it', 'info');
const theirMove = {
  buyer: state('Crew asks to move it', 'warning'),
  provider: state('Provider asks to move it', 'warning'),
} as const;

/** The label of a proposed move, which came from the side whose answer is not awaited. */
function moveLabel(reader: BookingReader, awaited: 'buyer' | 'provider'): StatusLabel {
  const asking = awaited === 'buyer' ? 'provider' : 'buyer';
  return reader === asking ? yourMove : theirMove[asking];
}

const problemLabels: Readonly<Record<'buyer' | 'provider' | 'admin', StatusLabel>> = {
  buyer: state('Problem: the buyer answers', 'warning'),
  provider: state('Problem: the provider answers', 'warning'),
  admin: state('Problem: Quayside decides', 'danger'),
};

/** The label of a reported problem; the side that has to answer is asked to. */
const problemLabel = (reader: BookingReader, awaited: 'buyer' | 'provider' | 'admin'): StatusLabel =>
  reader === awaited
    ? state(reader === 'admin' ? 'Problem to decide' : 'Problem to answer', 'danger')
    : problemLabels[awaited];

/** The provider has reported that the work is done; the buyer has to confirm it. */
const toConfirm = state('Done? To confirm', 'warning');
const finished = state('Done, to be confirmed', 'info');

/** The work's time is over, and its provider has not reported yet that it is done. */
const overLabels: Readonly<Record<BookingReader, StatusLabel>> = {
  buyer: state('Time is over', 'info'),
  provider: state('Is the work done?', 'warning'),
  admin: state('Time is over', 'info'),
};

/**
 * The label of a booking for its reader. `awaited` is who answers a move or a problem, or reports or confirms that the
 * work is done.
 */
export const bookingStatusLabel = (
  status: BookingStatus,
  reader: BookingReader,
  awaited: Awaited = null,
): StatusLabel => {
  if (status === 'disputed' && awaited !== null) return problemLabel(reader, awaited);
  if (status === 'in_progress' && awaited === 'buyer') return reader === 'buyer' ? toConfirm : finished;
  if (status === 'in_progress' && awaited === 'provider') return overLabels[reader];
  return status === 'reschedule_proposed' && (awaited === 'buyer' || awaited === 'provider')
    ? moveLabel(reader, awaited)
    : labelsFor[reader][status];
};

const answersProblem: Readonly<Partial<Record<BookingDispute['stage'], Awaited>>> = {
  asked: 'provider',
  part_offered: 'buyer',
  escalated: 'admin',
};

/** Whether its time has passed, and its provider has not reported that it is done. */
export const isOver = ({
  status,
  endsAt,
  finishedAt,
}: Pick<Booking, 'status' | 'endsAt' | 'finishedAt'>): boolean =>
  status === 'in_progress' && finishedAt === null && Date.parse(endsAt) <= Date.now();

/**
 * Who has to answer the proposed time or the reported problem, or to report or confirm that the work is done; null if
 * nobody has to.
 */
export function awaitedOf(
  booking: Pick<Booking, 'status' | 'endsAt' | 'proposal' | 'dispute' | 'finishedAt'>,
): Awaited {
  const { proposal, dispute, finishedAt } = booking;
  if (dispute !== null) return answersProblem[dispute.stage] ?? null;
  if (finishedAt !== null) return 'buyer';
  if (isOver(booking)) return 'provider';
  return proposal === null ? null : proposal.by === 'buyer' ? 'provider' : 'buyer';
}

/** All statuses, in the order in which a booking goes through them. */
// The record has exactly one entry per status.
export const bookingStatuses = Object.keys(common) as readonly BookingStatus[];

/** The options of a filter by status. */
export const bookingStatusOptions = (
  reader: BookingReader,
): readonly (readonly [value: BookingStatus, label: string])[] =>
  bookingStatuses.map((status) => [status, labelsFor[reader][status].label] as const);

/** The tabs of a list of bookings, in the order of a booking's life. */
export const bookingTabs: readonly BookingTab[] = [
  'to_pay',
  'to_answer',
  'waiting',
  'upcoming',
  'in_progress',
  'disputed',
  'done',
  'closed',
];

const commonTabs: Readonly<Record<BookingTab, string>> = {
  to_pay: 'To pay',
  to_answer: 'To answer',
  waiting: 'Waiting for the crew',
  upcoming: 'Upcoming',
  in_progress: 'In progress',
  disputed: 'Problem reported',
  done: 'Done',
  closed: 'Closed',
};

/** The labels of the tabs for each reader. */
export const bookingTabLabels: Readonly<Record<BookingReader, Readonly<Record<BookingTab, string>>>> = {
  buyer: { ...commonTabs, waiting: 'Waiting for the provider' },
  provider: commonTabs,
  // From either side: bookings never wait for an admin's answer here.
  admin: { ...commonTabs, to_answer: 'Awaiting answer' },
};

/** Labels of the states of supplements. */
export const supplementStatusLabels: Readonly<Record<SupplementStatus, StatusLabel>> = {
  proposed: state('Waiting for the buyer', 'warning'),
  pending_payment: state('Accepted, not paid yet', 'warning'),
  paid: state('Paid', 'success'),
  declined: state('Declined', 'danger'),
  withdrawn: state('Withdrawn', 'neutral'),
  expired: state('Not answered in time', 'neutral'),
};

/** Whether the provider has been notified of it. */
export const isPlaced = ({ status }: Pick<Booking, 'status'>): boolean =>
  status !== 'held' && status !== 'released';
