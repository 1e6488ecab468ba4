import { layOutMail, type MailToQueue } from '../../platform/mail/index.ts';
import type { VendorKind, VendorStatus } from './vendors.domain.ts';

export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** The vendor a mail is about. */
export interface Subject {
  readonly kind: VendorKind;
  readonly name: string;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
}

/** Everybody's setup has an address of their own. */
const onboardingUrl = ({ userId }: Addressee, { kind, publicUrl }: Subject) =>
  `${publicUrl}/${kind === 'supplier' ? 'vendors' : 'services'}/onboarding/${userId}`;
const listingsUrl = ({ kind, publicUrl }: Subject) =>
  `${publicUrl}/${kind === 'supplier' ? 'supplier/inventory' : 'service-provider/services'}`;
const profileUrl = ({ kind, publicUrl }: Subject) =>
  `${publicUrl}/${kind === 'supplier' ? 'supplier' : 'service-provider'}/profile`;

/** What a person wrote, one paragraph a line. */
const quotedNote = (note: string): string[] => note.split('\n').filter((line) => line.trim() !== '');

export function applicationReceivedMail(to: Addressee, about: Subject): MailToQueue {
  return {
    to: to.email,
    subject: 'We’ve received your Quayside application',
    ...layOutMail({
      heading: 'We’ve received your application',
      name: to.firstName,
      paragraphs: [
        `Thank you for applying with ${about.name}. We’ll review it and email you our decision.`,
        'In the meantime, you can continue with your price list and your payment account.',
      ],
      button: { label: 'Continue', url: onboardingUrl(to, about) },
    }),
  };
}

export function applicationToReadMail(
  to: Addressee,
  about: Subject & { readonly applicationId: string; readonly isAgain: boolean },
): MailToQueue {
  const kind = about.kind === 'supplier' ? 'supplier' : 'service provider';
  return {
    to: to.email,
    subject: `${about.name} ${about.isAgain ? 'has sent its application again' : 'has applied'}`,
    ...layOutMail({
      heading: about.isAgain ? 'An application was sent again' : 'A new application',
      name: to.firstName,
      paragraphs: [
        about.isAgain
          ? `${about.name}, a ${kind}, has made the changes we asked for.`
          : `${about.name} would like to sell on Quayside as a ${kind}.`,
      ],
      button: {
        label: 'Read the application',
        url: `${about.publicUrl}/admin/approve?application=${about.applicationId}`,
      },
    }),
  };
}

export function changesAskedMail(to: Addressee, about: Subject, note: string): MailToQueue {
  return {
    to: to.email,
    subject: 'Your Quayside application: one more thing',
    ...layOutMail({
      heading: 'We need a little more',
      name: to.firstName,
      paragraphs: [
        `We’ve read the application of ${about.name}. Before we can approve it, we need this from you:`,
        ...quotedNote(note),
        'Everything you sent is saved. Make the changes and send it again.',
      ],
      button: { label: 'Open your application', url: onboardingUrl(to, about) },
    }),
  };
}

export function applicationRejectedMail(to: Addressee, about: Subject, reason: string): MailToQueue {
  return {
    to: to.email,
    subject: 'Your Quayside application',
    ...layOutMail({
      heading: 'We can’t approve your application',
      name: to.firstName,
      paragraphs: [
        `We’ve read the application of ${about.name} and can’t approve it. The reason:`,
        ...quotedNote(reason),
      ],
      closing: ['If you think we’ve missed something, please contact us.'],
    }),
  };
}

export function applicationApprovedMail(to: Addressee, about: Subject, isLive: boolean): MailToQueue {
  return {
    to: to.email,
    subject: isLive
      ? `${about.name} is approved and live on Quayside`
      : `${about.name} is approved on Quayside`,
    ...layOutMail({
      heading: 'Welcome to the market',
      name: to.firstName,
      paragraphs: isLive
        ? [`${about.name} is approved. Your listings are live: crews can find them from now on.`]
        : [
            `${about.name} is approved. Your listings go live as soon as your onboarding is complete and your payment account can take payments.`,
          ],
      button: isLive
        ? { label: 'See your listings', url: listingsUrl(about) }
        : { label: 'See what’s left to do', url: onboardingUrl(to, about) },
    }),
  };
}

export function liveMail(to: Addressee, about: Subject): MailToQueue {
  return {
    to: to.email,
    subject: `${about.name} is live on Quayside`,
    ...layOutMail({
      heading: 'Your listings are live',
      name: to.firstName,
      paragraphs: [
        `Everything is in place: ${about.name} is approved, and your payment account can take payments. Crews can find your listings from now on.`,
      ],
      button: { label: 'See your listings', url: listingsUrl(about) },
    }),
  };
}

export function restrictedMail(to: Addressee, about: Subject): MailToQueue {
  return {
    to: to.email,
    subject: `${about.name}: your payment account needs your attention`,
    ...layOutMail({
      heading: 'Your listings are hidden for now',
      name: to.firstName,
      paragraphs: [
        `The payment provider no longer lets ${about.name} take payments, so your listings aren’t shown. Nothing is lost, and open orders continue.`,
        'Please open your payment account to see what is needed. Once it can take payments again, your listings come back automatically.',
      ],
      button: { label: 'Open your payment account', url: profileUrl(about) },
    }),
  };
}

export function suspendedMail(to: Addressee, about: Subject, reason: string): MailToQueue {
  return {
    to: to.email,
    subject: `${about.name} is suspended on Quayside`,
    ...layOutMail({
      heading: 'Your shop is suspended',
      name: to.firstName,
      paragraphs: [
        `We’ve suspended ${about.name}, so your listings aren’t shown. Open orders continue. The reason:`,
        ...quotedNote(reason),
      ],
      closing: ['If you think we’ve missed something, please contact us.'],
    }),
  };
}

const afterReinstating: Partial<Record<VendorStatus, string>> = {
  active: 'Your listings are shown again.',
  restricted:
    'Your payment account can’t take payments at the moment. Once it can, your listings come back automatically.',
};

export function reinstatedMail(to: Addressee, about: Subject, status: VendorStatus): MailToQueue {
  return {
    to: to.email,
    subject: `${about.name} is back on Quayside`,
    ...layOutMail({
      heading: 'Your suspension is over',
      name: to.firstName,
      paragraphs: [
        `${about.name} is no longer suspended.`,
        afterReinstating[status] ??
          'Your listings go live as soon as your onboarding is complete and your payment account can take payments.',
      ],
      button:
        status === 'active'
          ? { label: 'See your listings', url: listingsUrl(about) }
          : {
              label: 'See what’s left to do',
              url: status === 'restricted' ? profileUrl(about) : onboardingUrl(to, about),
            },
    }),
  };
}
