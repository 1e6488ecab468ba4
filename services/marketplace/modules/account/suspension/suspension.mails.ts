import { greetableName, layOutMail, paragraphsOf, type MailToQueue } from '../../../platform/mail/index.ts';

interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

export const accountSuspendedMail = (to: Addressee, reason: string, publicUrl: string): MailToQueue => ({
  to: to.email,
  subject: 'Your Quayside account is suspended',
  ...layOutMail({
    heading: 'Your account is suspended',
    name: greetableName(to.firstName),
    paragraphs: [
      'We’ve suspended your account. You are signed out everywhere and can’t sign in. Open orders and bookings continue. The reason:',
      ...paragraphsOf(reason),
    ],
    button: { label: 'Write to us', url: `${publicUrl}/contact-us` },
    closing: ['If you think we’ve missed something, or need help with an order or booking, write to us.'],
  }),
});

export const accountReinstatedMail = (to: Addressee, publicUrl: string): MailToQueue => ({
  to: to.email,
  subject: 'Your Quayside account is open again',
  ...layOutMail({
    heading: 'Your suspension is over',
    name: greetableName(to.firstName),
    paragraphs: ['Your account is no longer suspended. You can sign in again.'],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
  }),
});
