import { instantText, type MailToQueue } from '../../../platform/mail/index.ts';
import type { Addressee, MailedBooking } from '../people.repository.ts';
import {
  bookedWhen,
  forCrew,
  forProvider,
  mail,
  proposedWhen,
  quoted,
  whereText,
  type BookingMailData,
} from './booking-mail.ts';

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

export const otherTeamMail = (to: Addressee, data: BookingMailData): MailToQueue =>
  mail(to, `${data.booking.number}: another team is coming`, {
    heading: 'Another team comes',
    paragraphs: [
      `${data.booking.providerName} sends another team for ${data.booking.serviceName}. It is still on ${bookedWhen(data.booking)}, ${whereText(data.booking)}, at the same price.`,
      ...quoted(data.note),
    ],
    next: forCrew(data),
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
