import {
  layOutMail,
  paragraphsOf,
  notificationExcerpt,
  type MailContent,
  type MailToQueue,
} from '../../platform/mail/index.ts';
import {
  commissionChangeText,
  marketRateText,
  type CommissionChange,
  type MarketCommission,
} from '../market-settings/index.ts';
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
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

/** Each user has their own setup address. */
const onboardingPath = ({ userId }: Addressee, { kind }: Subject) =>
  `/${kind === 'supplier' ? 'vendors' : 'services'}/onboarding/${userId}`;
const listingsPath = ({ kind }: Subject) =>
  kind === 'supplier' ? '/supplier/inventory' : '/service-provider/services';
const profilePath = ({ kind }: Subject) =>
  `/${kind === 'supplier' ? 'supplier' : 'service-provider'}/profile`;

/** The pages to which the mails about a vendor's way into the market link; its listings are about other things too. */
export const setupPaths = (owners: readonly Addressee[], about: Subject): readonly string[] => [
  ...owners.map((owner) => onboardingPath(owner, about)),
  profilePath(about),
];

interface VendorMail extends Pick<MailContent, 'heading' | 'paragraphs' | 'closing'> {
  readonly subject: string;
  /** The title of the notification, if the subject is too short. */
  readonly title?: string;
  /** The page that the mail links to; without a label there is no button, and only the notification links to it. */
  readonly next: { readonly label?: string; readonly path: string };
  readonly kind?: 'company' | 'decision';
  readonly isDispensable?: true;
}

/** The first paragraph, with the others if it introduces them. */
const introduced = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs[0]?.endsWith(':') ? paragraphs : paragraphs.slice(0, 1);

const mail = (to: Addressee, { publicUrl }: Subject, content: VendorMail): MailToQueue => {
  const { subject, title = subject, next, kind = 'company', isDispensable = false, ...mailText } = content;
  const button =
    next.label === undefined ? undefined : { label: next.label, url: `${publicUrl}${next.path}` };
  return {
    to: to.email,
    subject,
    ...layOutMail({ ...mailText, name: to.firstName, ...(button && { button }) }),
    notification: {
      userId: to.userId,
      kind,
      title,
      detail: notificationExcerpt(introduced(mailText.paragraphs)),
      path: next.path,
    },
    isDispensable,
  };
};

export function applicationReceivedMail(to: Addressee, about: Subject): MailToQueue {
  return mail(to, about, {
    subject: 'We’ve received your Quayside application',
    heading: 'We’ve received your application',
    paragraphs: [
      `Thank you for applying with ${about.name}. We’ll review it and email you our decision.`,
      'If your price list or your payment account isn’t finished, you can go on with it in the meantime.',
    ],
    next: { label: 'Continue', path: onboardingPath(to, about) },
    isDispensable: true,
  });
}

/** The admins' page of an application. */
export const applicationPath = (applicationId: string): string =>
  `/admin/approve?application=${applicationId}`;

export function applicationToReadMail(
  to: Addressee,
  about: Subject & { readonly applicationId: string; readonly isAgain: boolean },
): MailToQueue {
  const kind = about.kind === 'supplier' ? 'supplier' : 'service provider';
  return mail(to, about, {
    subject: `${about.name} ${about.isAgain ? 'has sent its application again' : 'has applied'}`,
    heading: about.isAgain ? 'An application was sent again' : 'A new application',
    paragraphs: [
      about.isAgain
        ? `${about.name}, a ${kind}, has made the changes we asked for.`
        : `${about.name} would like to sell on Quayside as a ${kind}.`,
    ],
    next: {
      label: 'Read the application',
      path: applicationPath(about.applicationId),
    },
    kind: 'decision',
    isDispensable: true,
  });
}

export function changesAskedMail(to: Addressee, about: Subject, note: string): MailToQueue {
  return mail(to, about, {
    subject: 'Your Quayside application: one more thing',
    heading: 'We need a little more',
    paragraphs: [
      `We’ve read the application of ${about.name}. Before we can approve it, we need this from you:`,
      ...paragraphsOf(note),
      'Everything you sent is saved. Make the changes and send it again.',
    ],
    next: { label: 'Open your application', path: onboardingPath(to, about) },
  });
}

export function applicationRejectedMail(to: Addressee, about: Subject, reason: string): MailToQueue {
  return mail(to, about, {
    subject: 'Your Quayside application',
    heading: 'We can’t approve your application',
    paragraphs: [
      `We’ve read the application of ${about.name} and can’t approve it. The reason:`,
      ...paragraphsOf(reason),
    ],
    closing: [
      `If you think we’ve missed something, write to us at ${about.publicUrl}/contact-us. We can look at it again.`,
    ],
    title: 'We can’t approve your application',
    next: { label: 'See your application', path: onboardingPath(to, about) },
  });
}

export function applicationReopenedMail(to: Addressee, about: Subject, note: string): MailToQueue {
  return mail(to, about, {
    subject: 'We’re looking at your Quayside application again',
    heading: 'We’re looking at your application again',
    paragraphs: [
      `The application of ${about.name} is in review again. You don’t need to do anything until you hear from us:`,
      ...paragraphsOf(note),
    ],
    next: { label: 'See your application', path: onboardingPath(to, about) },
  });
}

export function applicationApprovedMail(to: Addressee, about: Subject, isLive: boolean): MailToQueue {
  return mail(to, about, {
    subject: isLive
      ? `${about.name} is approved and live on Quayside`
      : `${about.name} is approved on Quayside`,
    heading: 'Welcome to the market',
    paragraphs: isLive
      ? [`${about.name} is approved. Your listings are live: crews can find them from now on.`]
      : [
          `${about.name} is approved. Your listings go live as soon as your onboarding is complete and your payment account can take payments.`,
        ],
    next: isLive
      ? { label: 'See your listings', path: listingsPath(about) }
      : { label: 'See what’s left to do', path: onboardingPath(to, about) },
  });
}

export function liveMail(to: Addressee, about: Subject): MailToQueue {
  return mail(to, about, {
    subject: `${about.name} is live on Quayside`,
    heading: 'Your listings are live',
    paragraphs: [
      `Everything is in place: ${about.name} is approved, and your payment account can take payments. Crews can find your listings from now on.`,
    ],
    next: { label: 'See your listings', path: listingsPath(about) },
  });
}

export function restrictedMail(to: Addressee, about: Subject): MailToQueue {
  return mail(to, about, {
    subject: `${about.name}: your payment account needs your attention`,
    heading: 'Your listings are hidden for now',
    paragraphs: [
      `The payment provider no longer lets ${about.name} take payments, so your listings aren’t shown. Nothing is lost, and open orders continue.`,
      'Please open your payment account to see what is needed. Once it can take payments again, your listings come back automatically.',
    ],
    next: { label: 'Open your payment account', path: profilePath(about) },
  });
}

export function suspendedMail(to: Addressee, about: Subject, reason: string): MailToQueue {
  return mail(to, about, {
    subject: `${about.name} is suspended on Quayside`,
    heading: 'Your shop is suspended',
    paragraphs: [
      `We’ve suspended ${about.name}, so your listings aren’t shown. Open orders continue. The reason:`,
      ...paragraphsOf(reason),
    ],
    closing: ['If you think we’ve missed something, please contact us.'],
    next: { path: profilePath(about) },
  });
}

const afterReinstating: Partial<Record<VendorStatus, string>> = {
  active: 'Your listings are shown again.',
  restricted:
    'Your payment account can’t take payments at the moment. Once it can, your listings come back automatically.',
};

export function reinstatedMail(to: Addressee, about: Subject, status: VendorStatus): MailToQueue {
  return mail(to, about, {
    subject: `${about.name} is back on Quayside`,
    heading: 'Your suspension is over',
    paragraphs: [
      `${about.name} is no longer suspended.`,
      afterReinstating[status] ??
        'Your listings go live as soon as your onboarding is complete and your payment account can take payments.',
    ],
    next:
      status === 'active'
        ? { label: 'See your listings', path: listingsPath(about) }
        : {
            label: 'See what’s left to do',
            path: status === 'restricted' ? profilePath(about) : onboardingPath(to, about),
          },
  });
}

interface OwnCommissionChange extends CommissionChange {
  readonly reason: string;
  /** The market's rates if the vendor has them from now on. */
  readonly ofMarket: MarketCommission | null;
}

export function commissionChangedMail(
  to: Addressee,
  about: Subject,
  { reason, ofMarket, ...change }: OwnCommissionChange,
): MailToQueue {
  const { paragraphs, ...text } = commissionChangeText(change, about.name);
  return mail(to, about, {
    ...text,
    paragraphs: [
      ...paragraphs,
      ...(ofMarket === null ? [] : [marketRateText(ofMarket)]),
      'The reason for the change:',
      ...paragraphsOf(reason),
    ],
    closing: ['If you have questions about it, please contact us.'],
    next: { label: 'See how you get paid', path: profilePath(about) },
  });
}
