/** The sandbox's cards by their behaviour; the numbers are those of the provider's "Testing" page. */
const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  'no-funds': '4000000000009995',
  authenticates: '4000002760003184',
  disputes: '4000000000000259',
} as const;
export type Card = keyof typeof cards;

/** The final page: `over` is a page on which there is nothing to pay any more. */
type PayEnd = 'paid' | 'refused' | 'asked' | 'over';

const send = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

/**
 * Pays on a hosted page like a browser. A card that requires authentication leads to the bank's page, which is answered
 * as in `authenticate`, or not at all without it.
 */
export async function payOnPage(
  url: string,
  card: Card,
  authenticate?: 'complete' | 'fail',
): Promise<PayEnd> {
  const sent = await send(url, {
    card_number: cards[card],
    card_expiry: '12 / 45',
    card_cvc: '123',
    card_name: 'Aina Riera',
    intent: 'pay',
  });
  const location = sent.headers.get('location');
  if (location === null) return 'over';
  if (location === url) return 'refused';
  if (location !== `${url}/authenticate`) return 'paid';
  if (authenticate === undefined) return 'asked';
  const answered = await send(location, { intent: authenticate });
  if (answered.headers.get('location') === null) return 'over';
  return authenticate === 'complete' ? 'paid' : 'refused';
}
