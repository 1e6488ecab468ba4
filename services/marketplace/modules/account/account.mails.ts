import { resetLinkOf } from './account-link.domain.ts';
import { greetableName, layOutMail, type MailToQueue } from '../../platform/mail/index.ts';

interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

/** The link verifies the address like the code, for longer, and others can't use it up. */
export function codeMail(
  to: Addressee,
  code: string,
  link: { publicUrl: string; token: string; expiresAt: Date },
): MailToQueue {
  return {
    to: to.email,
    subject: `${code} is your Quayside code`,
    ...layOutMail({
      heading: 'Your code',
      name: to.firstName,
      paragraphs: ['Enter this code on the page where you signed up. It works for 10 minutes.'],
      code,
      button: { label: 'Confirm my address', url: `${link.publicUrl}/verify-otp#link=${link.token}` },
      closing: [
        'Instead of the code, you can open the link in the browser where you signed up. It works for an hour.',
        'If you didn’t sign up for Quayside, you can ignore this email. Nothing happens without the code.',
      ],
    }),
    discardAt: link.expiresAt.toISOString(),
  };
}

/** To the owner of an address with which someone, perhaps the owner, has signed up again. */
export function addressTakenMail(to: Addressee, publicUrl: string): MailToQueue {
  return {
    to: to.email,
    subject: 'You already have a Quayside account',
    ...layOutMail({
      heading: 'You already have an account',
      name: to.firstName,
      paragraphs: [
        'Someone just tried to sign up for Quayside with this address. It already has an account, so we didn’t open another one.',
        `If it was you, please sign in. If you’ve forgotten your password, choose a new one at ${publicUrl}/forgot-password`,
      ],
      button: { label: 'Sign in', url: `${publicUrl}/login` },
      closing: ['If it wasn’t you, there’s nothing you need to do. Your account hasn’t changed.'],
    }),
  };
}

export function resetLinkMail(
  to: Addressee,
  link: { publicUrl: string; token: string; expiresAt: Date },
): MailToQueue {
  return {
    to: to.email,
    subject: 'Choose a new Quayside password',
    ...layOutMail({
      heading: 'Choose a new password',
      name: to.firstName,
      paragraphs: ['Someone asked for a new password for your account. The link works once, for an hour.'],
      button: { label: 'Choose a new password', url: resetLinkOf(link.publicUrl, link.token) },
      closing: ['If it wasn’t you, you can ignore this email. Your password stays the same.'],
    }),
    discardAt: link.expiresAt.toISOString(),
  };
}

/** After many failed attempts for an account; the token is in the fragment, as in `resetLinkOf`. */
export function signInLinkMail(
  to: Addressee,
  link: { publicUrl: string; token: string; expiresAt: Date },
): MailToQueue {
  return {
    to: to.email,
    subject: 'Your link to sign in to Quayside',
    ...layOutMail({
      heading: 'Sign in with this link',
      name: to.firstName,
      paragraphs: [
        'Someone has tried many passwords for your account. None of them was right. Until it stops, a new device needs this link as well as your password.',
        'The link works once, for an hour. Devices you’ve signed in on before don’t need it.',
      ],
      button: { label: 'Sign in', url: `${link.publicUrl}/login#link=${link.token}` },
      closing: ['If it wasn’t you, there’s nothing you need to do.'],
    }),
    discardAt: link.expiresAt.toISOString(),
  };
}

export function passwordChangedMail(to: Addressee, publicUrl: string): MailToQueue {
  return {
    to: to.email,
    subject: 'Your Quayside password was changed',
    ...layOutMail({
      heading: 'Your password was changed',
      name: to.firstName,
      paragraphs: ['Your account’s password has just been changed, and your other devices were signed out.'],
      closing: [`If it wasn’t you, choose a new password right away: ${publicUrl}/forgot-password`],
    }),
  };
}

export function secondFactorAddedMail(
  to: Addressee,
  added: 'authenticator app' | 'passkey',
  publicUrl: string,
): MailToQueue {
  const one = added === 'passkey' ? 'A passkey' : 'An authenticator app';
  return {
    to: to.email,
    subject: `${one} was added to your Quayside account`,
    ...layOutMail({
      heading: 'A second factor was added',
      name: to.firstName,
      paragraphs: [
        `${one} was just added to your account. From now on, signing in asks for a second factor in addition to your password. Your other devices were signed out.`,
      ],
      closing: [`If it wasn’t you, choose a new password right away: ${publicUrl}/forgot-password`],
    }),
  };
}

export function secondFactorRemovedMail(
  to: Addressee,
  { removed, isLast }: { removed: 'authenticator app' | 'passkey'; isLast: boolean },
  publicUrl: string,
): MailToQueue {
  const one = removed === 'passkey' ? 'A passkey' : 'An authenticator app';
  return {
    to: to.email,
    subject: `${one} was removed from your Quayside account`,
    ...layOutMail({
      heading: 'A second factor was removed',
      name: to.firstName,
      paragraphs: [
        `${one} was just removed from your account.`,
        isLast
          ? 'It was the last one: from now on, your password is enough to sign in.'
          : 'Your other second factors still work.',
      ],
      closing: [`If it wasn’t you, choose a new password right away: ${publicUrl}/forgot-password`],
    }),
  };
}

export function accountClosedMail(to: Addressee): MailToQueue {
  return {
    to: to.email,
    subject: 'Your Quayside account is closed',
    ...layOutMail({
      heading: 'Your account is closed',
      name: to.firstName,
      paragraphs: [
        'Your name, address, picture and profile are removed, and you are signed out everywhere.',
        'Orders and bookings stay on record without your name. You can use the address for a new account.',
      ],
      closing: ['Fair winds.'],
    }),
  };
}

/** To somebody who is invited to become an admin. */
export function adminInvitationMail(
  { email, invitedBy }: { readonly email: string; readonly invitedBy: string },
  { publicUrl, token }: { readonly publicUrl: string; readonly token: string },
): MailToQueue {
  // A stranger may have typed it.
  const by = greetableName(invitedBy) || 'An admin';
  return {
    to: email,
    subject: `${by} invites you to run Quayside`,
    ...layOutMail({
      heading: 'Become an admin of Quayside',
      paragraphs: [
        `${by} invites you to run the marketplace with the other admins: applications, orders, refunds and settings.`,
        'Choose a password with this link. After signing in, set up a second factor in your settings: an admin needs more than a password.',
      ],
      button: { label: 'Accept the invitation', url: `${publicUrl}/signup#admin=${token}` },
      closing: ['The link works once, for seven days. If you don’t know who invites you, ignore this mail.'],
    }),
  };
}

/** To the other admins, so that no new admin goes unnoticed. */
export const adminJoinedMail = (
  to: { readonly email: string },
  joined: { readonly name: string; readonly email: string },
  publicUrl: string,
): MailToQueue => ({
  to: to.email,
  subject: 'Quayside has a new admin',
  ...layOutMail({
    heading: 'Quayside has a new admin',
    paragraphs: [
      `${greetableName(joined.name) || 'Somebody'} (${joined.email}) accepted an invitation to become an admin, and can now do everything that you can.`,
      'If you didn’t expect this, talk to the other admins at once.',
    ],
    button: { label: 'See who is an admin', url: `${publicUrl}/admin/settings?tab=admins` },
  }),
});

interface NamedAdmin {
  readonly name: string;
  readonly email: string;
}

/** To an admin whom another one has removed. */
export const adminRemovedMail = (to: NamedAdmin): MailToQueue => ({
  to: to.email,
  subject: 'You are no longer an admin of Quayside',
  ...layOutMail({
    heading: 'Your account is closed',
    name: greetableName(to.name),
    paragraphs: [
      'Another admin of Quayside has removed you. Your account is closed, and you are signed out everywhere.',
      'What you did as an admin stays in the audit log. If this is a mistake, ask the other admins to invite you again.',
    ],
  }),
});

/** To the other admins, when one of them was removed. */
export const adminGoneMail = (
  to: { readonly email: string },
  { whom, by }: { readonly whom: NamedAdmin; readonly by: NamedAdmin },
  publicUrl: string,
): MailToQueue => ({
  to: to.email,
  subject: 'An admin of Quayside was removed',
  ...layOutMail({
    heading: 'An admin was removed',
    paragraphs: [
      `${greetableName(by.name) || 'An admin'} removed ${greetableName(whom.name) || 'an admin'} (${whom.email}). The reason is in the audit log.`,
      'If you didn’t expect this, talk to the other admins at once.',
    ],
    button: { label: 'See who is an admin', url: `${publicUrl}/admin/settings?tab=admins` },
  }),
});
