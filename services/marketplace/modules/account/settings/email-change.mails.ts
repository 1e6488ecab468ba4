import { layOutMail, type MailToQueue } from '../../../platform/mail/index.ts';
import type { Role } from '../account.domain.ts';

interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

const settingsPaths: Readonly<Record<Role, string>> = {
  admin: '/admin/settings',
  crew_member: '/crew/settings',
  supplier: '/supplier/settings',
  service_provider: '/service-provider/settings',
};

/** To the new address; the token is in the fragment, as in `resetLinkOf`. */
export function changeAddressMail(
  to: Addressee,
  link: { publicUrl: string; role: Role; token: string; expiresAt: Date },
): MailToQueue {
  return {
    to: to.email,
    subject: 'Confirm your new Quayside address',
    ...layOutMail({
      heading: 'Confirm your new address',
      name: to.firstName,
      paragraphs: [
        'You asked to sign in to Quayside with this address from now on. Open the link in the browser where you are signed in. It works once, for an hour.',
      ],
      button: {
        label: 'Use this address',
        url: `${link.publicUrl}${settingsPaths[link.role]}#email=${link.token}`,
      },
      closing: ['If it wasn’t you, you can ignore this email. Nothing changes without the link.'],
    }),
    discardAt: link.expiresAt.toISOString(),
  };
}

/** To the owner of an address that another account, perhaps also theirs, was to get. */
export const addressInUseMail = (to: Pick<Addressee, 'email'>, publicUrl: string): MailToQueue => ({
  to: to.email,
  subject: 'This address already has a Quayside account',
  ...layOutMail({
    heading: 'This address is in use',
    paragraphs: [
      'Someone wanted to change the address of another Quayside account to this one. It has an account already, so nothing was changed.',
      'If it was you, sign in with this address, or choose one without an account.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    closing: ['If it wasn’t you, there’s nothing you need to do.'],
  }),
});

/** To the previous address. */
export const addressChangedMail = (to: Addressee, newEmail: string): MailToQueue => ({
  to: to.email,
  subject: 'Your Quayside address was changed',
  ...layOutMail({
    heading: 'Your address was changed',
    name: to.firstName,
    paragraphs: [
      `Your account’s address was changed to ${newEmail}. You sign in with it from now on, and our emails go there.`,
    ],
    closing: ['If it wasn’t you, write to us at once: this address can no longer reset the password.'],
  }),
});
