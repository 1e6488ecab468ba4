import { berthText } from '../../../../src/lib/delivery-place.ts';
import { moneyText } from '../../../../src/lib/money-minor.ts';
import { layOutMail, newsDetail, type MailContent, type MailToQueue } from '../../platform/mail/index.ts';
import { crewPath, providerPath } from './booking-addresses.ts';
import { disputeAnswerBy } from './bookings.domain.ts';
import type { Addressee, MailedBooking } from './people.repository.ts';

/** A mail about a booking. */
export interface BookingMailData {
  readonly booking: MailedBooking;
  readonly publicUrl: string;
  readonly note: string | null;
}

interface AnswerLink {
  readonly url: string;
  readonly answerBy: Date;
}

/** British dates have a comma behind the weekday once they have a year; ours have none. */
const dateText = (instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...options,
  })
    .format(instant)
    .replace(',', '');

const instantText = (instant: Date, timeZone: string): string =>
  dateText(instant, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone });

const dayText = (instant: Date, timeZone: string): string => dateText(instant, { timeZone });

/** “Thursday 3 December 2026 at 09:00 CET”, or “Monday 7 December 2026 to Wednesday 9 December 2026” for work of whole days. */
function whenText(
  startsAt: Date,
  endsAt: Date,
  { timeZone, wholeDays }: Pick<MailedBooking, 'timeZone' | 'wholeDays'>,
): string {
  if (!wholeDays) return instantText(startsAt, timeZone);
  const [first, last] = [dayText(startsAt, timeZone), dayText(endsAt, timeZone)];
  return first === last ? first : `${first} to ${last}`;
}

const bookedWhen = (booking: MailedBooking): string => whenText(booking.startsAt, booking.endsAt, booking);

const proposedWhen = (booking: MailedBooking): string =>
  booking.proposal === null
    ? bookedWhen(booking)
    : whenText(new Date(booking.proposal.startsAt), new Date(booking.proposal.endsAt), booking);

function whereText({ placeKind, portName, berth, yachtName }: MailedBooking): string {
  if (placeKind === 'remote') return 'remotely';
  if (placeKind === 'yard') return `at the yard in ${portName}`;
  const at = [yachtName, berth && berthText(berth), portName].filter((part) => part !== null);
  return `on board (${at.join(', ')})`;
}

const quoted = (note: string | null): readonly string[] => (note === null ? [] : [`“${note}”`]);

/** The buyer’s own references, where they gave any. */
const referenceLines = ({ poNumber, costCentre }: MailedBooking): readonly string[] => [
  ...(poNumber === null ? [] : [`PO number: ${poNumber}.`]),
  ...(costCentre === null ? [] : [`Cost centre: ${costCentre}.`]),
];

/** Where one side goes on, in the mail and in the app. */
interface Next {
  readonly button: MailContent['button'] & {};
  readonly path: string;
}

const mail = (
  to: Addressee,
  subject: string,
  {
    next,
    news,
    ...content
  }: Omit<MailContent, 'name' | 'button'> & {
    readonly next: Next;
    /** What the notification says; the first paragraph where it is not given. */
    readonly news?: readonly string[];
  },
): MailToQueue => ({
  to: to.email,
  subject,
  ...layOutMail({ ...content, button: next.button, name: to.firstName }),
  notification: {
    userId: to.userId,
    kind: 'booking',
    title: subject,
    detail: newsDetail(news ?? content.paragraphs.slice(0, 1)),
    path: next.path,
  },
});

const pageOf = (path: string, publicUrl: string): Next => ({
  button: { label: 'See the booking', url: `${publicUrl}${path}` },
  path,
});
const forCrew = ({ booking, publicUrl }: BookingMailData) => pageOf(crewPath(booking.id), publicUrl);
const forProvider = ({ booking, publicUrl }: BookingMailData) => pageOf(providerPath(booking.id), publicUrl);
/** The mailed link works without signing in, so it is in the mail alone. */
const toAnswer = (url: string, { booking }: BookingMailData): Next => ({
  button: { label: 'Answer the booking', url },
  path: providerPath(booking.id),
});

export const requestedMail = (to: Addressee, data: BookingMailData, answerBy: Date): MailToQueue =>
  mail(to, `${data.booking.number}: we’ve asked ${data.booking.providerName}`, {
    heading: 'We’ve sent your booking request',
    paragraphs: [
      `${data.booking.serviceName}, ${bookedWhen(data.booking)}, ${whereText(data.booking)}.`,
      `${data.booking.providerName} has until ${instantText(answerBy, data.booking.timeZone)} to confirm. Your card is charged ${moneyText(data.booking.totalMinor, data.booking.currency)} only when they do.`,
      ...referenceLines(data.booking),
    ],
    next: forCrew(data),
  });

function requestParagraphs({ booking }: BookingMailData): readonly string[] {
  const { buyerName, serviceName, contact, note, totalMinor, commissionMinor, currency } = booking;
  return [
    `${buyerName} would like to book ${serviceName} on ${bookedWhen(booking)}, ${whereText(booking)}.`,
    `The price is ${moneyText(totalMinor, currency)}. You receive ${moneyText(totalMinor - commissionMinor, currency)}, after our commission of ${moneyText(commissionMinor, currency)}.`,
    ...(contact === null ? [] : [`Contact on board: ${contact}.`]),
    ...referenceLines(booking),
    ...quoted(note),
  ];
}

const answerText = ({ booking }: BookingMailData, answerBy: Date): string =>
  `Please answer by ${instantText(answerBy, booking.timeZone)}. You don’t need to sign in.`;

export const newBookingMail = (
  to: Addressee,
  data: BookingMailData,
  { url, answerBy }: AnswerLink,
): MailToQueue =>
  mail(to, `New booking ${data.booking.number}: ${data.booking.serviceName}`, {
    heading: 'You have a new booking',
    paragraphs: [...requestParagraphs(data), answerText(data, answerBy)],
    next: toAnswer(url, data),
  });

export const reminderMail = (
  to: Addressee,
  data: BookingMailData,
  { url, answerBy }: AnswerLink,
): MailToQueue =>
  mail(to, `Reminder: please answer ${data.booking.number}`, {
    heading: 'A booking is waiting for your answer',
    paragraphs: [...requestParagraphs(data), answerText(data, answerBy)],
    next: toAnswer(url, data),
  });

export const confirmedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  bookedMail(to, data, `${data.booking.providerName} has confirmed`);

/** To the crew that accepted a provider's other time for its request. */
export const agreedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  bookedMail(to, data, `You accepted what ${data.booking.providerName} proposed:`);

const bookedMail = (to: Addressee, data: BookingMailData, what: string): MailToQueue =>
  mail(to, `${data.booking.number} is confirmed`, {
    heading: 'Your booking is confirmed',
    paragraphs: [
      `${what} ${data.booking.serviceName} on ${bookedWhen(data.booking)}, ${whereText(data.booking)}.`,
      `Your card is now charged ${moneyText(data.booking.totalMinor, data.booking.currency)}.`,
      ...quoted(data.note),
    ],
    next: forCrew(data),
  });

export const declinedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was declined`, {
    heading: 'Your booking was declined',
    paragraphs: [
      `${data.booking.providerName} can’t do ${data.booking.serviceName} on ${bookedWhen(data.booking)}. Nothing is charged.`,
      ...quoted(data.note),
    ],
    next: forCrew(data),
  });

export const expiredMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was not answered`, {
    heading: 'Your booking was not answered',
    paragraphs: [
      `${data.booking.providerName} didn’t answer in time. Nothing is charged. You can choose another time or another provider.`,
    ],
    next: forCrew(data),
  });

export const providerExpiredMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} has expired`, {
    heading: 'A booking has expired',
    paragraphs: [
      `${data.booking.serviceName} on ${bookedWhen(data.booking)} wasn’t agreed in time, so the booking has expired. The buyer isn’t charged, and the time is free again.`,
    ],
    next: forProvider(data),
  });

export const withdrawnMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was withdrawn`, {
    heading: 'A booking was withdrawn',
    paragraphs: [
      `${data.booking.buyerName} no longer wants ${data.booking.serviceName} on ${bookedWhen(data.booking)}. The time is free again.`,
      ...quoted(data.note),
    ],
    next: forProvider(data),
  });

const answerByText = ({ proposal, timeZone }: MailedBooking): string =>
  proposal === null ? '' : `Please answer by ${instantText(new Date(proposal.expiresAt), timeZone)}.`;

const proposalParagraphs = (who: string, { booking, note }: BookingMailData): readonly string[] => [
  `${who} proposes ${proposedWhen(booking)} instead of ${bookedWhen(booking)} for ${booking.serviceName}.`,
  booking.status === 'time_proposed'
    ? `${answerByText(booking)} Without an answer, the request expires and nothing is charged.`
    : `${answerByText(booking)} Until you accept, or if you don’t answer, the booked time applies. The price stays the same.`,
  ...quoted(note),
];

export const timeProposedToCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: another time is proposed`, {
    heading: 'Another time is proposed',
    paragraphs: proposalParagraphs(data.booking.providerName, data),
    next: forCrew(data),
  });

export const timeProposedToProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: another time is proposed`, {
    heading: 'Another time is proposed',
    paragraphs: proposalParagraphs(data.booking.buyerName, data),
    next: forProvider(data),
  });

const acceptedParagraphs = ({ booking }: BookingMailData): readonly string[] => [
  `${booking.serviceName} is now on ${bookedWhen(booking)}, ${whereText(booking)}.`,
];

export const timeAcceptedToCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the new time is agreed`, {
    heading: 'The new time is agreed',
    paragraphs: acceptedParagraphs(data),
    next: forCrew(data),
  });

export const timeAcceptedToProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the new time is agreed`, {
    heading: 'The new time is agreed',
    paragraphs: acceptedParagraphs(data),
    next: forProvider(data),
  });

const staysParagraphs = ({ booking, note }: BookingMailData): readonly string[] => [
  `The new time wasn’t agreed. ${booking.serviceName} is still on ${bookedWhen(booking)}.`,
  ...quoted(note),
];

export const timeStaysToCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the booked time applies`, {
    heading: 'The booked time applies',
    paragraphs: staysParagraphs(data),
    next: forCrew(data),
  });

export const timeStaysToProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the booked time applies`, {
    heading: 'The booked time applies',
    paragraphs: staysParagraphs(data),
    next: forProvider(data),
  });

export const proposalWithdrawnMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the proposed time was withdrawn`, {
    heading: 'The proposed time was withdrawn',
    paragraphs: [
      `${data.booking.providerName} no longer proposes another time. You asked for ${data.booking.serviceName} on ${bookedWhen(data.booking)}, and your request is waiting for their answer again.`,
      ...quoted(data.note),
    ],
    next: forCrew(data),
  });

const moveWithdrawnParagraphs = (who: string, { booking, note }: BookingMailData): readonly string[] => [
  `${who} no longer asks for another time. ${booking.serviceName} is still on ${bookedWhen(booking)}.`,
  ...quoted(note),
];

export const moveWithdrawnToCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the booked time applies`, {
    heading: 'The proposed time was withdrawn',
    paragraphs: moveWithdrawnParagraphs(data.booking.providerName, data),
    next: forCrew(data),
  });

export const moveWithdrawnToProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the booked time applies`, {
    heading: 'The proposed time was withdrawn',
    paragraphs: moveWithdrawnParagraphs(data.booking.buyerName, data),
    next: forProvider(data),
  });

export const cancelledByCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was cancelled`, {
    heading: 'A booking was cancelled',
    paragraphs: [
      `${data.booking.buyerName} cancelled ${data.booking.serviceName} on ${bookedWhen(data.booking)}. The time is free again.`,
      ...quoted(data.note),
    ],
    next: forProvider(data),
  });

export const cancelledByProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was cancelled`, {
    heading: 'Your booking was cancelled',
    paragraphs: [
      `${data.booking.providerName} cancelled ${data.booking.serviceName} on ${bookedWhen(data.booking)}. You get back everything you paid.`,
      ...quoted(data.note),
    ],
    next: forCrew(data),
  });

const cancelledParagraphs = (refund: string, { booking, note }: BookingMailData): readonly string[] => [
  `Quayside cancelled ${booking.serviceName} on ${bookedWhen(booking)}. ${refund}`,
  ...quoted(note),
];

export const cancelledToCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was cancelled`, {
    heading: 'Your booking was cancelled',
    paragraphs: cancelledParagraphs('You get back everything you paid.', data),
    news: cancelledParagraphs('You get back everything you paid.', data),
    next: forCrew(data),
  });

export const cancelledToProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was cancelled`, {
    heading: 'A booking was cancelled',
    paragraphs: cancelledParagraphs('The buyer gets back everything they paid.', data),
    news: cancelledParagraphs('The buyer gets back everything they paid.', data),
    next: forProvider(data),
  });

export const completedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} is complete`, {
    heading: 'A booking is complete',
    paragraphs: [
      `${data.booking.serviceName} on ${bookedWhen(data.booking)} is complete. Your share is on its way.`,
    ],
    next: forProvider(data),
  });

export const noShowMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: a no-show was reported`, {
    heading: 'The provider reported a no-show',
    paragraphs: [
      `${data.booking.providerName} reports that nobody was there for ${data.booking.serviceName} on ${bookedWhen(data.booking)}. What you paid is not refunded.`,
      ...quoted(data.note),
      'If this isn’t right, please contact us and mention the booking.',
    ],
    next: forCrew(data),
  });

export const disputedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: a problem was reported`, {
    heading: 'A problem was reported',
    paragraphs: [
      `${data.booking.buyerName} reports a problem with ${data.booking.serviceName} on ${bookedWhen(data.booking)}. Nothing is paid out until it’s resolved.`,
      ...quoted(data.note),
      `Please answer${disputeBy(data.booking)}: refund everything, offer a part, or say why you don’t agree. Without an answer, Quayside decides.`,
    ],
    next: forProvider(data),
  });

/** “ by Thursday 3 December 2026 at 09:00 CET”; nothing where no side is waited for. */
function disputeBy({ dispute, timeZone }: MailedBooking): string {
  const answerBy = disputeAnswerBy(dispute);
  return answerBy === null ? '' : ` by ${instantText(answerBy, timeZone)}`;
}

const problemWith = (booking: MailedBooking): string =>
  `the problem with ${booking.serviceName} on ${bookedWhen(booking)}`;

const offered = ({ dispute, currency }: MailedBooking): string =>
  moneyText(dispute?.offeredMinor ?? 0, currency);

export const disputeAcceptedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: you get everything back`, {
    heading: 'You get everything back',
    paragraphs: [
      `${data.booking.providerName} accepts ${problemWith(data.booking)}. Everything you paid goes back to your card.`,
      ...quoted(data.note),
    ],
    next: forCrew(data),
  });

export const partOfferedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: ${offered(data.booking)} is offered back`, {
    heading: `You are offered ${offered(data.booking)} back`,
    paragraphs: [
      `${data.booking.providerName} offers it for ${problemWith(data.booking)}.`,
      ...quoted(data.note),
      `Please accept or refuse it${disputeBy(data.booking)}. Without an answer, or if you refuse, Quayside decides.`,
    ],
    next: forCrew(data),
  });

export const disputeContestedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: Quayside decides`, {
    heading: 'The provider doesn’t agree',
    paragraphs: [
      `${data.booking.providerName} doesn’t agree about ${problemWith(data.booking)}. Quayside reads what both of you wrote, decides and writes to you both.`,
      ...quoted(data.note),
    ],
    next: forCrew(data),
  });

export const partAcceptedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: your offer was accepted`, {
    heading: 'Your offer was accepted',
    paragraphs: [
      `${data.booking.buyerName} accepts ${offered(data.booking)} for ${problemWith(data.booking)}. It goes back to them, and your share of the rest is on its way.`,
    ],
    next: forProvider(data),
  });

export const partRefusedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: your offer was refused`, {
    heading: 'Your offer was refused',
    paragraphs: [
      `${data.booking.buyerName} refuses ${offered(data.booking)} for ${problemWith(data.booking)}. Quayside reads what both of you wrote, decides and writes to you both.`,
      ...quoted(data.note),
    ],
    next: forProvider(data),
  });

export const disputeWithdrawnMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the problem is solved`, {
    heading: 'The problem is solved',
    paragraphs: [
      `${data.booking.buyerName} says that ${problemWith(data.booking)} is solved. The booking is complete, and your share is on its way.`,
      ...quoted(data.note),
    ],
    next: forProvider(data),
  });

const escalatedParagraphs = ({ booking }: BookingMailData): readonly string[] => [
  `There was no answer in time about ${problemWith(booking)}. Quayside reads what was written, decides and writes to both sides. Until then you can still write.`,
];

export const escalatedToCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: Quayside decides`, {
    heading: 'Quayside decides',
    paragraphs: escalatedParagraphs(data),
    next: forCrew(data),
  });

export const escalatedToProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: Quayside decides`, {
    heading: 'Quayside decides',
    paragraphs: escalatedParagraphs(data),
    next: forProvider(data),
  });

const settledParagraphs = ({ booking, note }: BookingMailData): readonly string[] => [
  `The problem with ${booking.serviceName} on ${bookedWhen(booking)} is resolved, and the booking is complete.`,
  ...quoted(note),
];

export const settledToCrewMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the problem is resolved`, {
    heading: 'The problem is resolved',
    paragraphs: settledParagraphs(data),
    news: settledParagraphs(data),
    next: forCrew(data),
  });

export const settledToProviderMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the problem is resolved`, {
    heading: 'The problem is resolved',
    paragraphs: settledParagraphs(data),
    news: settledParagraphs(data),
    next: forProvider(data),
  });

export const paymentLostMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} was cancelled`, {
    heading: 'A booking was cancelled',
    paragraphs: [
      `The bank released the payment for ${data.booking.serviceName} on ${bookedWhen(data.booking)} before we could charge it. The booking is cancelled, and nothing is charged.`,
    ],
    next: to === data.booking.buyer ? forCrew(data) : forProvider(data),
  });

export const supplementProposedMail = (
  to: Addressee,
  data: BookingMailData,
  { totalMinor, expiresAt }: { readonly totalMinor: number; readonly expiresAt: Date },
): MailToQueue =>
  mail(to, `${data.booking.number}: extra work is proposed`, {
    heading: 'Extra work is proposed',
    paragraphs: [
      `${data.booking.providerName} proposes extra work for ${moneyText(totalMinor, data.booking.currency)}:`,
      ...quoted(data.note),
      `Please answer by ${instantText(expiresAt, data.booking.timeZone)}. Nothing is charged for it unless you accept and pay.`,
    ],
    next: forCrew(data),
  });

export const supplementPaidMail = (to: Addressee, data: BookingMailData, totalMinor: number): MailToQueue =>
  mail(to, `${data.booking.number}: extra work was accepted`, {
    heading: 'Extra work was accepted',
    paragraphs: [
      `${data.booking.buyerName} accepted and paid ${moneyText(totalMinor, data.booking.currency)} for:`,
      ...quoted(data.note),
    ],
    next: forProvider(data),
  });

export const supplementExpiredMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: extra work was not answered`, {
    heading: 'Extra work was not answered',
    paragraphs: [
      `${data.booking.buyerName} didn’t answer in time. Nothing is charged for:`,
      ...quoted(data.note),
      'You can propose it again while the booking is open.',
    ],
    next: forProvider(data),
  });
