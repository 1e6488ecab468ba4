import { testCards, type TestCardName } from '../payments/cards.ts';
import type { PageVisitor } from './page-visitor.ts';

export type { TestCardName } from '../payments/cards.ts';

interface PayOptions {
  /** The payer's response to the bank's authentication; without one the payer stops there. */
  readonly authenticate?: 'complete' | 'fail';
  /** The card's expiry; by default a valid one. */
  readonly expiry?: string;
}

/**
 * The final page: `paid` on the shop's success page, `refused` back on the form, `asked` at the bank's authentication,
 * `invalid` with a mistake in the form, `over` on a page that says there is nothing to pay any more.
 */
interface PayOutcome {
  readonly end: 'paid' | 'refused' | 'asked' | 'invalid' | 'over';
  /** The last redirect: the success address if it was paid. */
  readonly location: string | null;
  /** The last page that was shown. */
  readonly text: string;
}

const ends: Readonly<Record<number, PayOutcome['end']>> = {
  404: 'over',
  410: 'over',
  422: 'invalid',
};

/**
 * Pays on a hosted page like a browser: `url` is the Checkout Session's, `card` a test card's behaviour (`pays`,
 * `declined`, `no-funds`, `authenticates`) or any other number. The form is a plain POST to the page's address, with
 * `card_number`, `card_expiry`, `card_cvc`, `card_name`; a card with authentication leads to `{url}/authenticate`, a
 * POST of `intent` = `complete` or `fail`.
 */
export async function payOnPage(
  visitor: PageVisitor,
  url: string,
  card: TestCardName | (string & {}),
  { authenticate, expiry = '12 / 45' }: PayOptions = {},
): Promise<PayOutcome> {
  const number = (testCards as Readonly<Record<string, { readonly number: string }>>)[card]?.number ?? card;
  const sent = await visitor.send(url, {
    card_number: number,
    card_expiry: expiry,
    card_cvc: '123',
    card_name: 'Aina Riera',
    intent: 'pay',
  });
  const { location, text, status } = sent;
  if (location === null) return { end: ends[status] ?? 'over', location, text };
  if (location === url) return { end: 'refused', location, text: (await visitor.open(url)).text };
  if (location !== `${url}/authenticate`) return { end: 'paid', location, text };
  const asked = await visitor.open(location);
  if (authenticate === undefined) return { end: 'asked', location, text: asked.text };
  const answered = await visitor.send(location, { intent: authenticate });
  if (authenticate === 'complete' || answered.location === null)
    return {
      end: answered.location === null ? 'over' : 'paid',
      location: answered.location,
      text: answered.text,
    };
  return { end: 'refused', location: answered.location, text: (await visitor.open(answered.location)).text };
}
