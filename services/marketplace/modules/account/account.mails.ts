import { layOutMail, type SendMailJob } from '../../platform/mail/index.ts';

interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

export function codeMail(to: Addressee, code: string, expiresAt: Date): SendMailJob {
  return {
    to: to.email,
    subject: `${code} is your Quayside code`,
    ...layOutMail({
      heading: 'Your code',
      name: to.firstName,
      paragraphs: ['Please enter this code where you signed up. It works for 10 minutes.'],
      code,
      closing: [
        'If you did not sign up at Quayside, you can leave this mail alone: without the code nothing happens.',
      ],
    }),
    discardAt: expiresAt.toISOString(),
  };
}

/** To the owner of an address with which someone, perhaps they themselves, has just signed up again. */
export function addressTakenMail(to: Addressee, publicUrl: string): SendMailJob {
  return {
    to: to.email,
    subject: 'You already have a Quayside account',
    ...layOutMail({
      heading: 'You already have an account',
      name: to.firstName,
      paragraphs: [
        'Someone has just signed up at Quayside with this address. It has an account already, so no second one was opened.',
        `If it was you, please sign in. If the password has slipped your mind, you can choose a new one at ${publicUrl}/forgot-password`,
      ],
      button: { label: 'Sign in', url: `${publicUrl}/login` },
      closing: ['If it was not you, there is nothing to do: your account is as it was.'],
    }),
  };
}

/** The token stands in the fragment, which browsers send to no server and so into no log. */
export function resetLinkMail(
  to: Addressee,
  link: { publicUrl: string; token: string; expiresAt: Date },
): SendMailJob {
  return {
    to: to.email,
    subject: 'Choose a new Quayside password',
    ...layOutMail({
      heading: 'Choose a new password',
      name: to.firstName,
      paragraphs: ['Someone asked for a new password for your account. The link works once, for an hour.'],
      button: { label: 'Choose a new password', url: `${link.publicUrl}/reset-password#token=${link.token}` },
      closing: ['If it was not you, you can leave this mail alone: your password stays as it is.'],
    }),
    discardAt: link.expiresAt.toISOString(),
  };
}

export function passwordChangedMail(to: Addressee, publicUrl: string): SendMailJob {
  return {
    to: to.email,
    subject: 'Your Quayside password was changed',
    ...layOutMail({
      heading: 'Your password was changed',
      name: to.firstName,
      paragraphs: ['The password of your account has just been changed, and other devices were signed out.'],
      closing: [`If it was not you, please choose a new password at once: ${publicUrl}/forgot-password`],
    }),
  };
}

export function accountClosedMail(to: Addressee): SendMailJob {
  return {
    to: to.email,
    subject: 'Your Quayside account is closed',
    ...layOutMail({
      heading: 'Your account is closed',
      name: to.firstName,
      paragraphs: [
        'Your name, address, picture and profile are removed, and you are signed out everywhere.',
        'Orders and bookings that others still need are kept without your name. The address is free for a new account.',
      ],
      closing: ['Fair winds.'],
    }),
  };
}
