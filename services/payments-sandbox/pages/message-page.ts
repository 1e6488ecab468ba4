import type { Account } from '../objects.ts';
import { html } from './html.ts';
import { page } from './page.ts';

const words = (account: Account): { readonly title: string; readonly text: string } => {
  const { disabled_reason: reason } = account.requirements;
  if (reason?.startsWith('rejected.'))
    return {
      title: 'This account was refused',
      text: `Harbour Pay does not take this account (${reason}). Nothing more can be sent in; Quayside can tell you what is possible now.`,
    };
  if (account.requirements.pending_verification.length > 0)
    return {
      title: 'Your details are being verified',
      text: 'Nothing is asked of you. Quayside hears of it as soon as it is done.',
    };
  return { title: 'Everything is in order', text: 'Nothing is asked of you. Charges and payouts are on.' };
};

/** Instead of the form, for an account of which nothing is due. */
export function nothingDuePage(account: Account): string {
  const { title, text } = words(account);
  return page({
    title,
    aside: null,
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      <form method="post">
        <div class="actions">
          <button class="solid" name="intent" value="leave">Return to Quayside</button>
        </div>
      </form>`,
  });
}

/** For an address that was never a link, or one that is long forgotten: it is not known where to lead on. */
export const unknownLinkPage = (): string =>
  page({
    title: 'This link leads nowhere',
    aside: null,
    main: html`<h1>This link leads nowhere</h1>
      <p>It may have been cut off on its way, or it is too old. Nothing was changed.</p>
      <p>
        Go back to Quayside, open the payments step of your onboarding there, and choose to go on: you get a
        new link.
      </p>`,
  });
