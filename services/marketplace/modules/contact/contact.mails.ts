import { greetableName, layOutMail, paragraphsOf, type MailToQueue } from '../../platform/mail/index.ts';
import { excerptOf } from './contact.domain.ts';

interface Reader {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** To each admin. */
export const messageArrivedMail = (
  to: Reader,
  message: {
    readonly id: string;
    readonly number: string;
    readonly name: string;
    readonly text: string;
    readonly isReply: boolean;
  },
  publicUrl: string,
): MailToQueue => {
  const from = greetableName(message.name) || 'Somebody';
  const subject = `${message.number}: ${from} ${message.isReply ? 'wrote again' : 'wrote to Quayside'}`;
  const path = `/admin/dashboard?show=messages&message=${message.id}`;
  return {
    to: to.email,
    subject,
    ...layOutMail({
      heading: message.isReply ? 'An answer to what you wrote' : 'A message to Quayside',
      name: to.firstName,
      paragraphs: [`${from} wrote:`, excerptOf(message.text)],
      button: {
        label: 'Read and answer it',
        url: `${publicUrl}${path}`,
      },
    }),
    notification: {
      userId: to.userId,
      kind: 'decision',
      title: subject,
      detail: excerptOf(message.text),
      path,
    },
    isDispensable: true,
  };
};

/** To the sender; the link continues the conversation. */
export const answerMail = (
  to: { readonly email: string; readonly name: string },
  answer: { readonly number: string; readonly text: string; readonly asked: string },
  link: { readonly publicUrl: string; readonly reply: string },
): MailToQueue => ({
  to: to.email,
  subject: `${answer.number}: our answer to your message`,
  ...layOutMail({
    heading: 'Our answer to your message',
    name: to.name,
    paragraphs: paragraphsOf(answer.text),
    button: { label: 'Write back', url: `${link.publicUrl}/contact-us#reply=${link.reply}` },
    closing: [`You wrote: ${excerptOf(answer.asked)}`, 'Nobody reads replies to this email: use the button.'],
  }),
});

/** To an address entered for the newsletter: nothing else is sent to it before this link is opened. */
export const newsletterMail = (
  email: string,
  link: { readonly publicUrl: string; readonly token: string },
): MailToQueue => ({
  to: email,
  subject: 'Would you like news from Quayside?',
  ...layOutMail({
    heading: 'Would you like news from Quayside?',
    paragraphs: [
      'Somebody left this address to hear when something new opens on Quayside. If it was you, please confirm it.',
    ],
    button: { label: 'Confirm my address', url: `${link.publicUrl}/coming-soon#news=${link.token}` },
    closing: [
      'If it wasn’t you, ignore this mail: we won’t write again. The same link removes your address.',
    ],
  }),
});
