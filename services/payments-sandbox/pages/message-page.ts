import type { Account } from '../objects.ts';
import { html } from './html.ts';
import { page } from './page.ts';

const texts = (account: Account): { readonly title: string; readonly text: string } => {
  const { disabled_reason: reason } = account.requirements;
  if (reason?.startsWith('rejected.'))
    return {
      title: 'This account was refused',
      text: `Harbour Pay has refused this account (${reason}). You can’t submit anything else. Ask Quayside what your options are.`,
    };
  if (account.requirements.pending_verification.length > 0)
    return {
      title: 'Your details are being verified',
      text: 'There’s nothing you need to do. We’ll notify Quayside as soon as it’s done.',
    };
  return {
    title: 'Everything is in order',
    text: 'There’s nothing you need to do. Charges and payouts are on.',
  };
};

/** Instead of the form, for an account without due requirements. */
export function nothingDuePage(account: Account): string {
  const { title, text } = texts(account);
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

/** After a visit to a ready account's own page, which was opened in another window. */
export const closingPage = (): string =>
  page({
    title: 'You can close this page',
    aside: null,
    main: html`<h1>You can close this page</h1>
      <p>Your account is up to date. Quayside shows what you changed within a minute.</p>`,
  });

/** For an unknown or deleted link: it is not known where to go from there. */
export const unknownLinkPage = (): string =>
  page({
    title: 'This link doesn’t work',
    aside: null,
    main: html`<h1>This link doesn’t work</h1>
      <p>It may be incomplete or too old. Nothing was changed.</p>
      <p>
        Go back to Quayside, open the payments step of your onboarding there, and continue from there to get a
        new link.
      </p>`,
  });
