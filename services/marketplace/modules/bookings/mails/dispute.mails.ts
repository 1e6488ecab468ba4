import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { instantText, type MailToQueue } from '../../../platform/mail/index.ts';
import { disputeAnswerBy } from '../../disputes/index.ts';
import type { Addressee, MailedBooking } from '../people.repository.ts';
import { bookedWhen, forCrew, forProvider, mail, quoted, type BookingMailData } from './booking-mail.ts';

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

export const noShowDisputedMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: the crew disagrees with the no-show`, {
    heading: 'The crew disagrees with the no-show',
    paragraphs: [
      `${data.booking.buyerName} says that somebody was there for ${data.booking.serviceName} on ${bookedWhen(data.booking)}. Nothing is paid out until it’s resolved.`,
      ...quoted(data.note),
      `Please answer${disputeBy(data.booking)}: refund everything, offer a part, or say why you don’t agree. Without an answer, Quayside decides.`,
    ],
    next: forProvider(data),
  });

/** “ by Thursday 3 December 2026 at 09:00 CET”; empty if neither side's answer is awaited. */
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
      `${data.booking.providerName} accepts ${problemWith(data.booking)}. Everything you paid goes back the way you paid.`,
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
