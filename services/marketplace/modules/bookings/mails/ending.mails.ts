import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import { instantText, type MailToQueue } from '../../../platform/mail/index.ts';
import { disagreeBy } from '../bookings.domain.ts';
import type { Addressee } from '../people.repository.ts';
import { bookedWhen, forCrew, forProvider, mail, quoted, type BookingMailData } from './booking-mail.ts';

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

/** Asks the buyer to confirm that the work is done. */
export const finishedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: is the work done?`, {
    heading: 'Is the work done?',
    paragraphs: [
      `${data.booking.providerName} says that ${data.booking.serviceName} on ${bookedWhen(data.booking)} is done.`,
      ...quoted(data.note),
      `Please confirm it, or report a problem. Without an answer, the booking completes automatically within ${businessTerms.completionHours} hours.`,
    ],
    next: forCrew(data),
  });

export const completedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number} is complete`, {
    heading: 'A booking is complete',
    paragraphs: [
      `${data.booking.serviceName} on ${bookedWhen(data.booking)} is complete. Your share is on its way.`,
    ],
    next: forProvider(data),
  });

export const noShowReportedMail = (to: Addressee, data: BookingMailData): MailToQueue => {
  const { number, providerName, serviceName, noShowAt, timeZone } = data.booking;
  const by = noShowAt === null ? '' : ` by ${instantText(disagreeBy(noShowAt), timeZone)}`;
  return mail(to, `${number}: a no-show was reported`, {
    heading: 'Was nobody there?',
    paragraphs: [
      `${providerName} reports that nobody was there for ${serviceName} on ${bookedWhen(data.booking)}. If that isn’t right, please say so${by}. Otherwise, what you paid is not refunded.`,
      ...quoted(data.note),
      `If you disagree, ${providerName} is not paid until the problem is resolved.`,
    ],
    next: forCrew(data),
  });
};

export const noShowWithdrawnMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the no-show was withdrawn`, {
    heading: 'The no-show was withdrawn',
    paragraphs: [
      `${data.booking.providerName} no longer reports that nobody was there for ${data.booking.serviceName} on ${bookedWhen(data.booking)}. You don’t have to answer.`,
      ...quoted(data.note),
      `When the work is done, please confirm it, or report a problem. Without an answer, the booking completes automatically within ${businessTerms.completionHours} hours.`,
    ],
    next: forCrew(data),
  });

export const noShowPaidMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the no-show is confirmed`, {
    heading: 'The no-show stands',
    paragraphs: [
      `The buyer didn’t disagree that nobody was there for ${data.booking.serviceName} on ${bookedWhen(data.booking)}. Your share is on its way.`,
    ],
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
