import { greetableName, layOutMail, type MailToQueue } from '../../../platform/mail/index.ts';
import { roleStory, roleText } from './colleagues.domain.ts';
import type { LinkedInvitation } from './invitations.repository.ts';
import type { Addressee } from '../people.repository.ts';

/** The address for accepting an invitation: the sign-up page of the vendor's kind. */
const invitationUrl = (publicUrl: string, kind: LinkedInvitation['kind'], token: string): string =>
  `${publicUrl}/${kind === 'supplier' ? 'vendor' : 'service'}/signup#invitation=${token}`;

export function invitationMail(
  { email, role, kind, ...named }: LinkedInvitation,
  { publicUrl, token }: { readonly publicUrl: string; readonly token: string },
): MailToQueue {
  // A stranger may have typed them.
  const invitedBy = greetableName(named.invitedBy) || 'Somebody';
  const company = greetableName(named.company) || 'a company';
  return {
    to: email,
    subject: `${invitedBy} invites you to ${company} on Quayside`,
    ...layOutMail({
      heading: `Join ${company} on Quayside`,
      paragraphs: [
        `${invitedBy} invites you to work for ${company} as ${roleText[role]}. ${roleStory[role]}`,
        'Create your account with this address, or sign in if you have one.',
      ],
      button: { label: 'Accept the invitation', url: invitationUrl(publicUrl, kind, token) },
      closing: ['The link works once, for seven days. If you don’t know who invites you, ignore this mail.'],
    }),
  };
}

export const removedMail = (to: Addressee, company: string): MailToQueue => ({
  to: to.email,
  subject: `You no longer work for ${company} on Quayside`,
  ...layOutMail({
    heading: `You no longer work for ${company} on Quayside`,
    name: to.firstName,
    paragraphs: ['One of its owners removed you. You can no longer see its orders, bookings or listings.'],
  }),
});
