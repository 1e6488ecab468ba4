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

/** A state in a word or two, and its tone. */
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
    cancelled_by_crew: state('Cancelled by you', 'neutral'),
  },
  provider: {
    ...common,
    requested: state('To answer', 'warning'),
    time_proposed: state('You proposed another time', 'info'),
    cancelled_by_provider: state('Cancelled by you', 'neutral'),
  },
  // For an admin it matters whose answer is awaited.
  admin: {
    ...common,
    requested: state('Waiting for the provider', 'warning'),
    time_proposed: state('Waiting for the buyer', 'warning'),
  },
};

/** Whose answer a booking waits for; null where that is nobody's, or not known. */
export type Awaited = BookingRow['waitsFor'];

const yourMove = state('You asked to move it', 'info');
const theirMove = {
  buyer: state('Crew asks to move it', 'warning'),
  provider: state('Provider asks to move it', 'warning'),
} as const;

/** Who asks for another time once it is confirmed: the one whose answer is not awaited. */
function moveLabel(reader: BookingReader, awaited: 'buyer' | 'provider'): StatusLabel {
  const asking = awaited === 'buyer' ? 'provider' : 'buyer';
  return reader === asking ? yourMove : theirMove[asking];
}

const problemLabels: Readonly<Record<'buyer' | 'provider' | 'admin', StatusLabel>> = {
  buyer: state('Problem: the buyer answers', 'warning'),
  provider: state('Problem: the provider answers', 'warning'),
  admin: state('Problem: Quayside decides', 'danger'),
};

/** Whose step a reported problem waits for; who has to answer is told so. */
const problemLabel = (reader: BookingReader, awaited: 'buyer' | 'provider' | 'admin'): StatusLabel =>
  reader === awaited
    ? state(reader === 'admin' ? 'Problem to decide' : 'Problem to answer', 'danger')
    : problemLabels[awaited];

/** Its provider said that the work is done: the buyer’s word is awaited. */
const toConfirm = state('Done? To confirm', 'warning');
const finished = state('Done, to be confirmed', 'info');

/** The state of a booking as its reader has it; `awaited` says who proposed a move, who answers a problem, or who confirms finished work. */
export const bookingStatusLabel = (
  status: BookingStatus,
  reader: BookingReader,
  awaited: Awaited = null,
): StatusLabel => {
  if (status === 'disputed' && awaited !== null) return problemLabel(reader, awaited);
  if (status === 'in_progress' && awaited === 'buyer') return reader === 'buyer' ? toConfirm : finished;
  return status === 'reschedule_proposed' && (awaited === 'buyer' || awaited === 'provider')
    ? moveLabel(reader, awaited)
    : labelsFor[reader][status];
};

const answersProblem: Readonly<Partial<Record<BookingDispute['stage'], Awaited>>> = {
  asked: 'provider',
  part_offered: 'buyer',
  escalated: 'admin',
};

/** Who has to answer the time that is proposed, the problem that was reported, or whether finished work is done; null where nothing is. */
export function awaitedOf({
  proposal,
  dispute,
  finishedAt,
}: Pick<Booking, 'proposal' | 'dispute' | 'finishedAt'>): Awaited {
  if (dispute !== null) return answersProblem[dispute.stage] ?? null;
  if (finishedAt !== null) return 'buyer';
  return proposal === null ? null : proposal.by === 'buyer' ? 'provider' : 'buyer';
}

/** Every state, in the order in which a booking goes through them. */
export const bookingStatuses = Object.keys(common) as readonly BookingStatus[]; // The table has a label for each and no other.

/** Choices for a filter by state. */
export const bookingStatusOptions = (
  reader: BookingReader,
): readonly (readonly [value: BookingStatus, label: string])[] =>
  bookingStatuses.map((status) => [status, labelsFor[reader][status].label] as const);

/** The parts of a list of bookings, in the order of a booking's life. */
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

/** The names of the parts, as their reader has them. */
export const bookingTabLabels: Readonly<Record<BookingReader, Readonly<Record<BookingTab, string>>>> = {
  buyer: { ...commonTabs, waiting: 'Waiting for the provider' },
  provider: commonTabs,
  // Of either side: nothing waits for the admin’s own answer.
  admin: { ...commonTabs, to_answer: 'Awaiting answer' },
};

/** The state of extra work that the provider proposed. */
export const supplementStatusLabels: Readonly<Record<SupplementStatus, StatusLabel>> = {
  proposed: state('Waiting for the buyer', 'warning'),
  pending_payment: state('Accepted, not paid yet', 'warning'),
  paid: state('Paid', 'success'),
  declined: state('Declined', 'danger'),
  withdrawn: state('Withdrawn', 'neutral'),
  expired: state('Not answered in time', 'neutral'),
};

/** Its provider knows of it. */
export const isPlaced = ({ status }: Pick<Booking, 'status'>): boolean =>
  status !== 'held' && status !== 'released';
