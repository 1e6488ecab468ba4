import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { newPageVisitor, wholeCompany, type PageVisitor } from './testing/page-visitor.ts';
import { startSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

const returnUrl = 'https://quayside.example.com/vendors/onboarding/v1?returned=1';
const refreshUrl = 'https://quayside.example.com/vendors/onboarding/refresh-stripe-account';
const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => () => new Date(now.getTime() + seconds * 1000);

let bench: SandboxBench;
let visitor: PageVisitor;
let account: Stripe.Account;
beforeEach(async () => {
  bench = await startSandboxBench({}, () => now);
  visitor = newPageVisitor();
  account = await bench.stripe.accounts.create({
    type: 'express',
    country: 'ES',
    email: 'chandlery@example.com',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
});
afterEach(() => bench.close());

async function newLink(): Promise<string> {
  const { url } = await bench.stripe.accountLinks.create({
    account: account.id,
    refresh_url: refreshUrl,
    return_url: returnUrl,
    type: 'account_onboarding',
  });
  return url;
}
async function submit(fields: Record<string, string>) {
  const url = await newLink();
  await visitor.open(url);
  return visitor.send(url, fields);
}
async function balance() {
  const { charges_enabled, payouts_enabled, details_submitted, requirements, capabilities } =
    await bench.stripe.accounts.retrieve(account.id);
  return {
    charges_enabled,
    payouts_enabled,
    details_submitted,
    capabilities,
    due: requirements?.currently_due,
    pending: requirements?.pending_verification,
    reason: requirements?.disabled_reason,
  };
}
const off = { charges_enabled: false, payouts_enabled: false, details_submitted: true, due: [], pending: [] };
const inactive = { card_payments: 'inactive', transfers: 'inactive' };
const paper = 'company.verification.document';

describe('the endings of the hosted onboarding', () => {
  it.each([
    [
      'complete',
      {
        charges_enabled: true,
        payouts_enabled: true,
        details_submitted: true,
        due: [],
        pending: [],
        capabilities: { card_payments: 'active', transfers: 'active' },
        reason: null,
      },
    ],
    ['documents', { ...off, capabilities: inactive, due: [paper], reason: 'requirements.past_due' }],
    [
      'pending',
      {
        ...off,
        capabilities: { card_payments: 'pending', transfers: 'pending' },
        pending: [paper],
        reason: 'requirements.pending_verification',
      },
    ],
    ['refused-fraud', { ...off, capabilities: inactive, reason: 'rejected.fraud' }],
    ['refused-other', { ...off, capabilities: inactive, reason: 'rejected.other' }],
  ])('%s: leads back, and the account says so', async (ending, expected) => {
    const answer = await submit({ ...wholeCompany, ending });
    expect([answer.status, answer.location]).toEqual([303, returnUrl]);
    expect(await balance()).toEqual(expected);
  });

  it('leaving without finishing leads back and changes nothing', async () => {
    const before = await bench.stripe.accounts.retrieve(account.id);
    const answer = await submit({ ...wholeCompany, ending: 'complete', intent: 'leave' });
    expect([answer.status, answer.location]).toEqual([303, returnUrl]);
    expect(await bench.stripe.accounts.retrieve(account.id)).toEqual(before);
  });

  it('store what was entered, of the bank account its last digits only', async () => {
    await submit({ ...wholeCompany, ending: 'complete' });
    const stored = await bench.stripe.accounts.retrieve(account.id);
    expect({
      type: stored.business_type,
      name: stored.company?.name,
      url: stored.business_profile?.url,
      terms: stored.tos_acceptance?.date,
      banks: stored.external_accounts?.data,
    }).toEqual({
      type: 'company',
      name: 'Xarxa Chandlery',
      url: 'xarxa.example.com',
      terms: now.getTime() / 1000,
      banks: [
        {
          id: expect.stringMatching(/^ba_/),
          object: 'bank_account',
          country: 'ES',
          currency: 'eur',
          last4: '1332',
          bank_name: 'Harbour Test Bank',
          default_for_currency: true,
        },
      ],
    });
  });

  it('an individual owes a document of their own', async () => {
    await submit({ ...wholeCompany, business_type: 'individual', company_name: '', ending: 'documents' });
    expect((await balance()).due).toEqual(['individual.verification.document']);
  });

  it('a verification ends by itself, also when the sandbox was down meanwhile', async () => {
    await submit({ ...wholeCompany, ending: 'pending' });
    await bench.restart({}, later(60));
    await expect.poll(async () => (await balance()).charges_enabled).toBe(true);
    expect(await balance()).toMatchObject({ pending: [], reason: null });
  });
});

describe('an account that still owes a document', () => {
  beforeEach(() => submit({ ...wholeCompany, ending: 'documents' }));
  const asked = (text: string) =>
    [...text.matchAll(/<(?:input|button)\b[^>]* name="(\w+)"/g)].map(([, name]) => name);

  it('is asked for that alone, and then complete', async () => {
    const url = await newLink();
    const { text } = await visitor.open(url);
    expect(new Set(asked(text))).toEqual(new Set(['document', 'ending', 'intent']));
    const missing = await visitor.send(url, { ending: 'complete', intent: 'submit' });
    expect(missing.status).toBe(422);
    expect(missing.text).toContain('Choose the test document.');
    await visitor.send(url, { document: 'test', ending: 'complete', intent: 'submit' });
    expect(await balance()).toMatchObject({ charges_enabled: true, due: [] });
  });

  it('sees why the document was refused', async () => {
    await submit({ document: 'test', ending: 'documents', intent: 'submit' });
    const { requirements } = await bench.stripe.accounts.retrieve(account.id);
    expect(requirements?.errors).toEqual([
      {
        code: 'verification_document_not_readable',
        reason: 'The document could not be read. Send a colour scan in which all four corners can be seen.',
        requirement: paper,
      },
    ]);
    expect((await visitor.open(await newLink())).text).toContain('The document could not be read.');
  });
});

describe('an account that owes nothing', () => {
  it.each([
    ['complete', 'Everything is in order'],
    ['pending', 'Your details are being verified'],
    ['refused-fraud', 'This account was refused'],
  ])('%s: has a page that says so and leads back', async (ending, title) => {
    await submit({ ...wholeCompany, ending });
    const before = await balance();
    const url = await newLink();
    expect((await visitor.open(url)).text).toContain(`<h1>${title}</h1>`);
    const answer = await visitor.send(url, { ...wholeCompany, ending: 'complete' });
    expect([answer.location, await balance()]).toEqual([returnUrl, before]);
  });
});

describe('a submission with mistakes', () => {
  it('comes back with what was typed, a word at each field and all of them on top, and changes nothing', async () => {
    const before = await bench.stripe.accounts.retrieve(account.id);
    const answer = await submit({
      business_type: 'company',
      company_name: '"><script>alert(1)</script>',
      iban: 'ES00 2100',
      website: 'none',
      birth_date: '2015-01-01',
      ending: 'complete',
      intent: 'submit',
    });
    expect(answer.status).toBe(422);
    const problems = [...answer.text.matchAll(/<li><a href="#(\w+)">([^<]+)<\/a><\/li>/g)];
    expect(Object.fromEntries(problems.map(([, field, message]) => [field, message]))).toEqual({
      company_number: 'Enter the registration number.',
      website: 'Enter a web address, such as chandlery.example.com.',
      first_name: 'Enter the first name.',
      last_name: 'Enter the last name.',
      birth_date: 'The representative must be 18 or older.',
      iban: 'This account is not complete or has a wrong digit.',
      terms: 'Accept the terms to continue.',
    });
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.text).toMatch(
      /id="iban"[^>]*value="ES00 2100"[^>]*aria-describedby="iban-hint iban-problem"/s,
    );
    expect(await bench.stripe.accounts.retrieve(account.id)).toEqual(before);
  });

  it('refuses an ending that does not exist', async () => {
    const answer = await submit({ ...wholeCompany, ending: 'free-money' });
    expect([answer.status, (await balance()).details_submitted]).toEqual([422, false]);
  });
});

it('fills the form with invented details on request, and accepts them unchanged', async () => {
  const url = await newLink();
  await visitor.open(url);
  const { text } = await visitor.send(url, { intent: 'fill' });
  const typed = [...text.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
    const value = (attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const isChosen = !/type="(?:radio|checkbox)"/.test(tag) || /\bchecked\b/.test(tag);
    return isChosen ? [[value('name'), value('value')] as const] : [];
  });
  await visitor.send(url, { ...Object.fromEntries(typed), intent: 'submit' });
  expect(await balance()).toMatchObject({ charges_enabled: true });
});

describe('a link', () => {
  it('continues for the user who opened it, and sends everyone else to ask for another', async () => {
    const url = await newLink();
    expect((await visitor.open(url)).status).toBe(200);
    expect((await visitor.open(url)).status).toBe(200);
    const somebodyElse = newPageVisitor();
    expect((await somebodyElse.open(url)).location).toBe(refreshUrl);
    expect((await somebodyElse.send(url, { ...wholeCompany, ending: 'complete' })).location).toBe(refreshUrl);
    expect((await balance()).details_submitted).toBe(false);
  });

  it('that was finished is used up', async () => {
    const url = await newLink();
    await visitor.open(url);
    await visitor.send(url, { intent: 'leave' });
    expect([(await visitor.open(url)).location, (await visitor.send(url, wholeCompany)).location]).toEqual([
      refreshUrl,
      refreshUrl,
    ]);
  });

  it('opens until the last of its seconds, and not later', async () => {
    const [early, late] = [await newLink(), await newLink()];
    await bench.restart({}, later(299));
    expect((await visitor.open(early)).status).toBe(200);
    await bench.restart({}, later(300));
    expect((await visitor.open(late)).location).toBe(refreshUrl);
    expect((await visitor.open(early)).status).toBe(200);
  });

  it('that was opened works for an hour', async () => {
    const url = await newLink();
    await visitor.open(url);
    await bench.restart({}, later(3600));
    expect((await visitor.open(url)).location).toBe(refreshUrl);
  });

  it('is not used up by a program that only asks whether it is there', async () => {
    const url = await newLink();
    await fetch(url, { method: 'HEAD' });
    expect((await visitor.open(url)).status).toBe(200);
  });

  it('that was never one, or is of another account, gets a plain page', async () => {
    const url = await newLink();
    const wrong = [
      url.replace(/.$/, '!'),
      url.replace(account.id, 'acct_other'),
      url.replace(/link_.*/, '__proto__'),
    ];
    const pages = await Promise.all(wrong.map((address) => visitor.open(address)));
    expect(pages.map(({ status, text }) => [status, text.includes('This link doesn’t work')])).toEqual(
      wrong.map(() => [404, true]),
    );
    expect((await visitor.open(url)).status).toBe(200);
  });

  it('of an account that was deleted sends back', async () => {
    const url = await newLink();
    await bench.stripe.accounts.del(account.id);
    expect((await visitor.open(url)).location).toBe(refreshUrl);
  });
});

it('runs no scripts, and submits its form only to itself and the given return address', async () => {
  const { headers, text } = await visitor.open(await newLink());
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' https://quayside.example.com; base-uri 'none'; frame-ancestors 'none'",
  );
  expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('set-cookie')]).toEqual([
    'no-store',
    'no-referrer',
    expect.stringMatching(/; Path=\/setup\/e\/acct_\w+\/link_\w+; HttpOnly; SameSite=Lax$/),
  ]);
  expect(text).not.toMatch(/<script|style=|onclick/);
});

describe('deleting an account', () => {
  it('leaves no such account behind', async () => {
    expect(await bench.stripe.accounts.del(account.id)).toEqual({
      id: account.id,
      object: 'account',
      deleted: true,
    });
    await expect(bench.stripe.accounts.retrieve(account.id)).rejects.toMatchObject({
      type: 'StripePermissionError',
      code: 'account_invalid',
    });
    await expect(bench.stripe.accounts.del(account.id)).rejects.toMatchObject({ code: 'account_invalid' });
    await expect(newLink()).rejects.toMatchObject({ code: 'resource_missing', param: 'account' });
  });

  it('needs a key', async () => {
    const answer = await fetch(`${bench.origin}/v1/accounts/${account.id}`, { method: 'DELETE' });
    expect(answer.status).toBe(401);
    expect((await bench.stripe.accounts.retrieve(account.id)).id).toBe(account.id);
  });
});
