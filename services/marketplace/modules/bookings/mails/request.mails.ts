import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { instantText, type MailToQueue } from '../../../platform/mail/index.ts';
import type { Addressee } from '../people.repository.ts';
import {
  bookedWhen,
  forCrew,
  forProvider,
  mail,
  quoted,
  referenceLines,
  toAnswer,
  whereText,
  type BookingMailData,
} from './booking-mail.ts';

interface AnswerLink {
  readonly url: string;
  readonly answerBy: Date;
}

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

/** To a buyer who accepted the provider's proposed time for their request. */
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
