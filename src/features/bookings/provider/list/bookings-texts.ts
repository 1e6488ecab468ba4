import type { BookingTab } from '../../shared/index.ts';

/** Title and lead of a provider’s list of bookings; also shown before the list has loaded. */
export const bookingsTexts = {
  title: 'Bookings',
  lead: 'What crews booked with you. Answer before the time runs out, do the work, get paid.',
} as const;

interface Nothing {
  readonly title: string;
  readonly description: string;
}

/** The empty states of the list's tabs. */
export const nothingIn: Readonly<Record<BookingTab, Nothing>> = {
  to_pay: {
    title: 'Nobody is paying at the moment',
    description: 'A time that a crew member is paying for is held for a few minutes.',
  },
  to_answer: {
    title: 'Nothing is waiting for your answer',
    description:
      'You’ll get an email for each new booking, and it appears here immediately, with the time you have to answer. So does work whose time is over, until you say that it is done.',
  },
  waiting: {
    title: 'Nothing is waiting for the crew',
    description:
      'Bookings are here while the crew has to answer a time you proposed, or to confirm work that is done.',
  },
  upcoming: {
    title: 'No upcoming bookings',
    description: 'Bookings you’ve confirmed stay here until the work starts.',
  },
  in_progress: {
    title: 'No work in progress',
    description:
      'A booking starts automatically at its time, or when you start it, and stays here until its time is over.',
  },
  disputed: {
    title: 'No problems reported',
    description: 'If a crew member reports a problem with your work, it appears here until it is resolved.',
  },
  done: {
    title: 'No completed bookings yet',
    description: 'Your share of a booking is sent to you once it is completed.',
  },
  closed: {
    title: 'No declined or cancelled bookings',
    description: 'Declined, expired and cancelled bookings appear here with the reason.',
  },
};
