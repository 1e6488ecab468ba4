import { formatAmount } from '../payments/amounts.ts';
import type { CardField } from '../payments/card-details.ts';
import type { TestCardName } from '../payments/cards.ts';
import type { StoredIntent, StoredLine, StoredSession } from '../payments/records.ts';
import { problemSummary, textField, type Entry } from './fields.ts';
import { html, type Markup } from './html.ts';
import { page } from './page.ts';

export type CardEntry = Entry<CardField>;
export const payStyles = '/pay/payment.css';

const linesShown = 5;
const testCardDescriptions: readonly (readonly [TestCardName, string])[] = [
  ['pays', 'Pays'],
  ['declined', 'Declined'],
  ['no-funds', 'No funds'],
  ['authenticates', '3-D Secure'],
  ['disputes', 'Charged back'],
];

const lineItem = ({ name, details, quantity, unitAmount }: StoredLine, currency: string): Markup =>
  html`<li>
    <span class="what"
      >${name} ${details !== null && html`<span class="hint">${details}</span>`}
      ${quantity > 1 && html`<span class="hint">${quantity} × ${formatAmount(unitAmount, currency)}</span>`}</span
    >
    <span class="sum">${formatAmount(unitAmount * quantity, currency)}</span>
  </li>`;

const list = (lines: readonly StoredLine[], currency: string): Markup =>
  html`<ul class="lines">
    ${lines.map((line) => lineItem(line, currency))}
  </ul>`;

/** The purchase: items, seller, and a link back. */
export const purchase = ({ lines, currency, amountTotal, cancelUrl }: StoredSession): Markup => {
  const [shown, more] = [lines.slice(0, linesShown), lines.slice(linesShown)];
  return html`<div class="about purchase">
    <p class="for">Payment to <strong>Quayside</strong></p>
    <p class="amount">${formatAmount(amountTotal, currency)}</p>
    ${list(shown, currency)}
    ${
      more.length > 0 &&
      html`<details>
        <summary>Show ${more.length} more ${more.length === 1 ? 'line' : 'lines'}</summary>
        ${list(more, currency)}
      </details>`
    }
    <p class="total"><span>Total</span><span class="sum">${formatAmount(amountTotal, currency)}</span></p>
    ${wayBack(cancelUrl)}
  </div>`;
};

const wayBack = (cancelUrl: string | null): Markup | null =>
  cancelUrl === null
    ? null
    : html`<p>
        <a class="back" href="${cancelUrl}"><span aria-hidden="true">← </span>Back to Quayside</a>
      </p>`;

/** Why the last attempt failed, as a message for the payer. */
const failureOf = (intent: StoredIntent | undefined): Markup | null => {
  if (!intent) return null;
  const { status, lastError, authenticationUrl } = intent;
  if (status === 'requires_action')
    return html`<div class="waiting">
      <p>Your bank is still waiting for you to confirm this payment.</p>
      <p><a href="${authenticationUrl}">Continue to the confirmation</a>, or pay with another card.</p>
    </div>`;
  if (lastError === null) return null;
  const why =
    lastError.code === 'payment_intent_authentication_failure'
      ? 'Your bank could not confirm that it is you.'
      : lastError.message;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>The payment did not go through</h2>
    <p>${why} Nothing was taken. Try again, or use another card.</p>
  </div>`;
};

const offer = html`<form method="post" class="offer" aria-labelledby="offer-title">
  <p id="offer-title">Only trying it out? Fill in a test card:</p>
  <div class="cards">
    ${testCardDescriptions.map(
      ([name, message]) => html`<button class="quiet" name="intent" value="fill-${name}">${message}</button>`,
    )}
  </div>
</form>`;

const cardForm = (entry: CardEntry, paying: string, isHeld: boolean): Markup =>
  html`<form method="post" novalidate>
    <section aria-label="Card">
      ${textField('card_number', { label: 'Card number', type: 'digits', autocomplete: 'cc-number' }, entry)}
      <div class="pair">
        ${textField(
          'card_expiry',
          { label: 'Expires', hint: 'MM / YY', type: 'digits', autocomplete: 'cc-exp' },
          entry,
        )}
        ${textField(
          'card_cvc',
          { label: 'CVC', hint: 'On the card', type: 'digits', autocomplete: 'cc-csc' },
          entry,
        )}
      </div>
      ${textField('card_name', { label: 'Name on the card', autocomplete: 'cc-name' }, entry)}
    </section>
    <div class="actions">
      <button class="solid wide" name="intent" value="pay">Pay ${paying}</button>
    </div>
    <p class="hint after">
      ${
        isHeld
          ? 'The amount is reserved on your card now. It’s taken once everybody you bought from has answered.'
          : 'The amount is taken from your card immediately.'
      }
    </p>
  </form>`;

/** The form of an open payment page; `intent` contains the results of earlier attempts. */
export function payPage(session: StoredSession, intent: StoredIntent | undefined, entry: CardEntry): string {
  const paying = formatAmount(session.amountTotal, session.currency);
  const hasProblems = Object.keys(entry.problems).length > 0;
  return page({
    title: hasProblems ? `Please check: Pay ${paying}` : `Pay ${paying}`,
    styles: payStyles,
    aside: purchase(session),
    main: html`<h1>Pay by card</h1>
      ${hasProblems ? problemSummary(entry) : failureOf(intent)} ${offer}
      ${cardForm(entry, paying, session.intentData.captureMethod === 'manual')}`,
  });
}
