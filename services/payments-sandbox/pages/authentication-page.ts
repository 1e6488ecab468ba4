import { formatAmount } from '../payments/amounts.ts';
import type { StoredCard, StoredSession } from '../payments/records.ts';
import { html } from './html.ts';
import { payStyles, purchase } from './pay-page.ts';
import { page } from './page.ts';

/** The authentication page of the payer's bank. */
export const authenticationPage = (session: StoredSession, { last4 }: StoredCard): string =>
  page({
    title: 'Confirm it is you',
    styles: payStyles,
    aside: purchase(session),
    main: html`<h1>Confirm it is you</h1>
      <p>
        Your bank asks you to confirm the payment of
        <strong>${formatAmount(session.amountTotal, session.currency)}</strong>
        to Quayside with the card that ends in ${last4}.
      </p>
      <form method="post">
        <section class="testing" aria-labelledby="title-testing">
          <h2 id="title-testing">3-D Secure, for testing</h2>
          <p class="hint">A real bank would send a code or open its app. Here you choose what it answers.</p>
          <div class="actions">
            <button class="solid" name="intent" value="complete">Complete</button>
            <button class="quiet" name="intent" value="fail">Fail authentication</button>
          </div>
        </section>
      </form>
      <p class="after">
        <a class="back" href="${session.pageUrl}"><span aria-hidden="true">← </span>Pay with another card</a>
      </p>`,
  });
