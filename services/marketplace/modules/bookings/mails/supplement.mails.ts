import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { instantText, type MailToQueue } from '../../../platform/mail/index.ts';
import type { Addressee } from '../people.repository.ts';
import { forCrew, forProvider, mail, quoted, type BookingMailData } from './booking-mail.ts';

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
