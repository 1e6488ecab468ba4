import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  cancelUrl,
  intentOf,
  openCheckout,
  orderParameters,
  paidOrder,
  successUrl,
} from './testing/checkout-bench.ts';
import { newPageVisitor } from './testing/page-visitor.ts';
import { payOnPage } from './testing/pay-on-page.ts';
import { startSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

const now = new Date('2026-11-20T09:00:00Z');
const visitor = newPageVisitor();

let bench: SandboxBench;
beforeEach(async () => {
  bench = await startSandboxBench({}, () => now);
});
afterEach(() => bench.close());

const typed = {
  card_number: '4242 4242 4242 4242',
  card_expiry: '12 / 34',
  card_cvc: '123',
  card_name: 'Aina Riera',
  intent: 'pay',
};
const doneUrl = (id: string) => successUrl.replace('{CHECKOUT_SESSION_ID}', id);
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&quot;', '"');

describe('the payment page', () => {
  it('shows the seller, the lines, the total and the way back', async () => {
    const { url } = await openCheckout(bench);
    const { status, text } = await visitor.open(url);
    expect(status).toBe(200);
    expect(plain(text)).toContain(
      'Payment to Quayside €395.00 Mooring line 14 mm Xarxa Chandlery 2 × €189.50 €379.00 Delivery €16.00 Total €395.00',
    );
    expect(text).toContain(`href="${cancelUrl}"`);
    expect(plain(text)).toContain(
      'Pay €395.00 The amount is reserved on your card now. It’s taken once everybody you bought from has answered.',
    );
  });

  it.each([
    ['jpy', 248_000, 'Pay JP¥248,000'],
    ['kwd', 12_750, 'Pay KWD 12.750'],
    ['usd', 1_234_567, 'Pay US$12,345.67'],
  ])('writes amounts of %s as they are written', async (currency, unit_amount, message) => {
    const { url } = await openCheckout(bench, {
      line_items: [{ quantity: 1, price_data: { currency, unit_amount, product_data: { name: 'Radar' } } }],
    });
    expect(plain((await visitor.open(url)).text)).toContain(message);
  });

  it("has no scripts, escapes sellers' texts, and links only to the shop", async () => {
    const { url } = await openCheckout(bench, {
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: 100,
            product_data: { name: '<script>alert(1)</script>' },
          },
        },
      ],
    });
    const { headers, text } = await visitor.open(url);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' https://quayside.example.com; base-uri 'none'; frame-ancestors 'none'",
    );
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<script|style=|onclick/);
  });

  it('fills in a test card on request, which then behaves as described', async () => {
    const { url, id } = await openCheckout(bench);
    const { text } = await visitor.send(url, { intent: 'fill-no-funds' });
    const filled = [...text.matchAll(/<input\b[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    expect(Object.fromEntries(filled)).toMatchObject({
      card_number: '4000 0000 0000 9995',
      card_expiry: '12 / 29',
    });
    await visitor.send(url, { ...Object.fromEntries(filled), intent: 'pay' });
    expect((await intentOf(bench, id)).intent.last_payment_error?.decline_code).toBe('insufficient_funds');
  });
});

describe('a card', () => {
  it('that is accepted redirects to the shop, and so does the page from then on', async () => {
    const { url, id } = await openCheckout(bench);
    const paid = await visitor.send(url, typed);
    expect([paid.status, paid.location]).toEqual([303, doneUrl(id)]);
    const again = await Promise.all([
      visitor.open(url),
      visitor.send(url, typed),
      visitor.open(`${url}/authenticate`),
      visitor.send(`${url}/authenticate`, { intent: 'complete' }),
    ]);
    expect(again.map(({ location }) => location)).toEqual(again.map(() => doneUrl(id)));
  });

  it('is charged once if many submit it at once', async () => {
    const { url, id } = await openCheckout(bench);
    const pressed = await Promise.all(Array.from({ length: 20 }, () => newPageVisitor().send(url, typed)));
    expect(new Set(pressed.map(({ location }) => location))).toEqual(new Set([doneUrl(id)]));
    const { charges, intents } = await stateOf();
    expect([Object.keys(charges).length, Object.keys(intents).length]).toEqual([1, 1]);
  });

  it('with authentication is charged once if it is confirmed twice', async () => {
    const { url, id } = await openCheckout(bench);
    await payOnPage(visitor, url, 'authenticates');
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => visitor.send(`${url}/authenticate`, { intent: 'complete' })),
    );
    expect(new Set(pressed.map(({ location }) => location))).toEqual(new Set([doneUrl(id)]));
    expect(Object.keys((await stateOf()).charges)).toHaveLength(1);
  });

  it('with failed authentication can be replaced by another card on the page', async () => {
    const { url } = await openCheckout(bench);
    expect((await payOnPage(visitor, url, 'authenticates')).text).toContain('ends in 3184');
    expect(plain((await visitor.open(url)).text)).toContain('Your bank is still waiting for you');
    expect((await payOnPage(visitor, url, 'pays')).end).toBe('paid');
  });

  it('that is declined redirects to the form, with the reason and the name, and is tried once however often it is loaded', async () => {
    const { url } = await openCheckout(bench);
    const sent = await visitor.send(url, { ...typed, card_number: '4000000000000002' });
    expect([sent.status, sent.location]).toEqual([303, url]);
    const [first, again] = [await visitor.open(url), await visitor.open(url)];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(plain(first.text)).toContain(
      'The payment did not go through Your card was declined. Nothing was taken.',
    );
    expect(first.text).toMatch(/name="card_number"[^>]*value=""/s);
    expect(first.text).toMatch(/name="card_name"[^>]*value="Aina Riera"/s);
    expect(Object.keys((await stateOf()).charges)).toHaveLength(1);
  });

  it('never has its number or its code stored', async () => {
    const { url } = await openCheckout(bench);
    await payOnPage(visitor, url, 'authenticates', { authenticate: 'fail' });
    await visitor.send(url, { ...typed, card_cvc: '987' });
    const text = JSON.stringify(await stateOf());
    expect(text).toContain('"last4":"4242"');
    expect(text).not.toMatch(/4242 ?4242|0002 ?7600|\b987\b/);
  });
});

describe('a card form with mistakes', () => {
  const problems = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/<li><a href="#(\w+)">([^<]+)<\/a><\/li>/g)].map(([, field, message]) => [
        field,
        message,
      ]),
    );

  it('is shown again with the typed values and a message at each field, and charges nothing', async () => {
    const { url, id } = await openCheckout(bench);
    const { status, text } = await visitor.send(url, {
      card_number: '4242 4242 4242 4241',
      card_expiry: '10 / 26',
      card_cvc: '12',
      card_name: '"><b>',
      intent: 'pay',
    });
    expect(status).toBe(422);
    expect(problems(text)).toEqual({
      card_number: 'This card number has a wrong digit.',
      card_expiry: 'This card has expired.',
      card_cvc: 'Enter the three digits on the back of the card.',
    });
    expect(text).toMatch(/name="card_number"[^>]*value="4242 4242 4242 4241"[^>]*aria-invalid="true"/s);
    expect(text).toMatch(
      /name="card_cvc"[^>]*value="12"[^>]*aria-describedby="card_cvc-hint card_cvc-problem"/s,
    );
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect((await bench.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
  });

  it.each([
    [{ card_number: '' }, 'Enter the card number, or choose a test card.'],
    [{ card_number: '4242' }, 'This card number is not complete.'],
    [{ card_number: 'my card' }, 'A card number has digits only.'],
    [{ card_expiry: '13 / 30' }, 'Enter the expiry as month and year, such as 12 / 34.'],
    [{ card_expiry: '12 / 99' }, 'This year is too far away.'],
    [{ card_number: '378282246310005' }, 'Enter the four digits on the front of the card.'],
    [{ card_name: '' }, 'Enter the name on the card.'],
  ])('names %o', async (other, message) => {
    const { url } = await openCheckout(bench);
    expect(Object.values(problems((await visitor.send(url, { ...typed, ...other })).text))).toEqual([
      message,
    ]);
  });

  it('accepts a card to the end of its month', async () => {
    const { url } = await openCheckout(bench);
    expect((await payOnPage(visitor, url, 'pays', { expiry: '11/2026' })).end).toBe('paid');
  });
});

describe('a finished page', () => {
  it('says that it has expired, and links back', async () => {
    const { url, id } = await openCheckout(bench);
    await payOnPage(visitor, url, 'authenticates');
    await bench.stripe.checkout.sessions.expire(id);
    const seen = await Promise.all([
      visitor.open(url),
      visitor.send(url, typed),
      visitor.send(`${url}/authenticate`, { intent: 'complete' }),
    ]);
    expect(seen.map(({ status, text }) => [status, text.includes(`href="${cancelUrl}"`)])).toEqual(
      seen.map(() => [410, true]),
    );
  });

  it('has a plain message for an unknown address', async () => {
    const { status, text } = await visitor.open(`${bench.origin}/pay/c/__proto__`);
    expect([status, plain(text).includes('This payment page doesn’t work')]).toEqual([404, true]);
  });
});

it('is the same one if its session is created again under its key', async () => {
  const keyed = () => bench.stripe.checkout.sessions.create(orderParameters, { idempotencyKey: 'order-1' });
  const [first, again] = await Promise.all([keyed(), keyed()]);
  expect(again.url).toBe(first.url);
  await paidOrder(bench);
  expect(Object.keys((await stateOf()).sessions)).toHaveLength(2);
});

async function stateOf(): Promise<Record<'charges' | 'intents' | 'sessions', object>> {
  // Safe: only the sandbox writes this file.
  return JSON.parse(await readFile(bench.stateFile, 'utf8')) as Record<
    'charges' | 'intents' | 'sessions',
    object
  >;
}
