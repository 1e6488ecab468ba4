import { moneyText } from '../../../../../src/lib/money-minor.ts';
import type { MailToQueue } from '../../../platform/mail/index.ts';
import type { StoredChargeback } from './chargeback.repository.ts';
import { moneyMail, purchasePath, salePath, type PurchaseInMail } from '../purchase-money.mails.ts';
import type { Addressee } from '../mailed-people.repository.ts';

interface Reader {
  readonly to: Addressee;
  readonly side: 'buyer' | 'vendor';
  /** The purchase, or the vendor's own sale in it. */
  readonly about: PurchaseInMail;
}

type Known = Pick<StoredChargeback, 'amountMinor' | 'currency' | 'status'>;

const mail = (
  { to, side, about }: Reader,
  subject: string,
  heading: string,
  paragraphs: readonly string[],
): MailToQueue =>
  moneyMail(to, about, side === 'buyer' ? purchasePath(about) : salePath(about), {
    subject,
    heading,
    paragraphs,
  });

/** A bank has charged a payment back: the consequences for the recipient. */
export function chargebackOpenedMail(reader: Reader, { amountMinor, currency }: Known): MailToQueue {
  const { number } = reader.about;
  const amount = moneyText(amountMinor, currency);
  return reader.side === 'buyer'
    ? mail(reader, `Your bank has taken back the payment for ${number}`, 'Your payment is in dispute', [
        `Your bank told us that you dispute ${amount} of your payment for ${number}. It holds the money until it has decided.`,
        'We send your bank what we know. Until then we can’t refund anything ourselves.',
        'If this was a mistake, please tell your bank.',
      ])
    : mail(reader, `The buyer’s bank disputes the payment for ${number}`, 'A payment is in dispute', [
        `The buyer’s bank has taken ${amount} back until it has decided. What has not been paid out to you for ${number} waits until then.`,
        'We send the bank what we know: the order, the invoice and the proof of delivery. Please add what is missing, such as the tracking number.',
      ]);
}

/** The bank has decided. */
export function chargebackClosedMail(reader: Reader, { status, amountMinor, currency }: Known): MailToQueue {
  const { number } = reader.about;
  const amount = moneyText(amountMinor, currency);
  const isWon = status === 'won';
  const subject = `The bank has decided about the payment for ${number}`;
  if (reader.side === 'buyer')
    return mail(
      reader,
      subject,
      isWon ? 'Your payment stays as it was' : 'Your bank gives you the money back',
      [
        isWon
          ? `Your bank has decided that ${amount} for ${number} was rightly charged.`
          : `Your bank has decided that you get ${amount} of your payment for ${number} back.`,
      ],
    );
  return mail(reader, subject, isWon ? 'The payment stays as it was' : 'The buyer gets the money back', [
    isWon
      ? `The buyer’s bank has decided that ${amount} was rightly charged. What waited for ${number} is paid out as usual.`
      : `The buyer’s bank gives ${amount} back to the buyer. What you have earned with ${number} is paid out as usual; what had not been earned yet is not.`,
  ]);
}
