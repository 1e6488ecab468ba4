import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { moneyText } from '../../../../src/lib/money-minor.ts';
import { greetableName, layOutMail, type MailToQueue } from '../../platform/mail/index.ts';
import type { YachtPerson } from './yachts.domain.ts';

interface NamedForYacht {
  readonly owner: { readonly firstName: string; readonly lastName: string };
  readonly yachtName: string;
  /** The crew account with this address; null if there is none yet. */
  readonly userId: string | null;
  readonly currency: string;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

function mayDo({ role, spendingLimitMinor }: YachtPerson, currency: string): string {
  if (role === 'approver') return 'You can buy for it, and approve what others want to buy for it.';
  return spendingLimitMinor === null
    ? 'You can buy for it.'
    : `You can buy for it up to ${moneyText(spendingLimitMinor, currency)} in any ${businessTerms.limitHours} hours. Anything above is sent for approval.`;
}

/** Tells a user that an owner lets them buy for a yacht. */
export function namedForYachtMail(
  person: YachtPerson,
  { owner, yachtName, userId, currency, publicUrl }: NamedForYacht,
): MailToQueue {
  // A stranger may have typed them.
  const by = greetableName(`${owner.firstName} ${owner.lastName}`) || 'Somebody';
  const yacht = greetableName(yachtName) || 'a yacht';
  const subject = `${by} lets you buy for ${yacht} on Quayside`;
  const told = mayDo(person, currency);
  const path = '/crew/profile';
  return {
    to: person.email,
    subject,
    ...layOutMail({
      heading: subject,
      paragraphs: [
        told,
        'Sign in with this address, or create a crew account with it. The yacht is then in your cart.',
      ],
      button: { label: 'Open Quayside', url: `${publicUrl}${path}` },
      closing: ['If you don’t know who this is, ignore this mail.'],
    }),
    ...(userId !== null && {
      notification: { userId, kind: 'order', title: subject, detail: told, path },
    }),
  };
}
