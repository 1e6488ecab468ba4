import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from './app.ts';
import { parseForm } from './form.ts';

const now = new Date('2026-11-20T09:00:00Z');
const nowSeconds = now.getTime() / 1000;
const key = { authorization: 'Bearer sk_test_quayside_sandbox' };

let folder: string;
let stateFile: string;
let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-sandbox-'));
  stateFile = path.join(folder, 'payments-sandbox', 'state.json');
  await start();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
async function start(at = now) {
  app = await buildSandbox({ stateFile, log: pino({ level: 'silent' }), now: () => at });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends requests like the provider's own client: nested form fields, Bearer key, API version. */
async function send(
  method: 'GET' | 'POST',
  url: string,
  form?: Record<string, string>,
  headers: Record<string, string> = key,
) {
  const response = await fetch(`${origin}${url}`, {
    method,
    headers: { 'stripe-version': '2026-10-01', ...headers },
    ...(form && { body: new URLSearchParams(form) }),
  });
  // The body is one of the provider's objects; each test compares all or part of it.
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
const express = {
  type: 'express',
  country: 'ES',
  email: 'chandlery@example.com',
  'capabilities[card_payments][requested]': 'true',
  'capabilities[transfers][requested]': 'true',
  'metadata[userId]': 'u1',
};

describe('accounts', () => {
  it('are created as Express accounts that cannot charge yet, and can be read', async () => {
    const made = await send('POST', '/v1/accounts', express);
    const due = [
      'business_profile.url',
      'business_type',
      'external_account',
      'representative.dob.day',
      'representative.dob.month',
      'representative.dob.year',
      'representative.first_name',
      'representative.last_name',
      'tos_acceptance.date',
      'tos_acceptance.ip',
    ];
    expect(made.body).toEqual({
      id: expect.stringMatching(/^acct_\w{16}$/),
      object: 'account',
      type: 'express',
      country: 'ES',
      default_currency: 'eur',
      email: 'chandlery@example.com',
      business_type: null,
      business_profile: { url: null },
      company: { name: null },
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      external_accounts: { object: 'list', data: [] },
      tos_acceptance: { date: null },
      created: nowSeconds,
      metadata: { userId: 'u1' },
      settings: { payouts: { schedule: { interval: 'daily', delay_days: 7 } } },
      requirements: {
        currently_due: due,
        eventually_due: due,
        past_due: due,
        pending_verification: [],
        disabled_reason: 'requirements.past_due',
        current_deadline: null,
        errors: [],
      },
    });
    expect([made.status, made.headers.get('stripe-version')]).toEqual([200, '2026-10-01']);
    expect(made.headers.get('request-id')).toMatch(/^req_/);
    expect((await send('GET', `/v1/accounts/${String(made.body.id)}`)).body).toEqual(made.body);
  });

  it('are still there after a restart', async () => {
    const made = await send('POST', '/v1/accounts', express);
    await app.close();
    await start();
    expect((await send('GET', `/v1/accounts/${String(made.body.id)}`)).body).toEqual(made.body);
  });

  it('of the demo market’s vendors accept charges from the beginning, and can open their hosted page', async () => {
    const { body } = await send('GET', '/v1/accounts/acct_demo0193f2a1');
    expect([body.charges_enabled, body.payouts_enabled, body.details_submitted]).toEqual([true, true, true]);
    const link = await send('POST', '/v1/account_links', {
      account: 'acct_demo0193f2a1',
      type: 'account_onboarding',
      refresh_url: 'https://quayside.example.com/again',
      return_url: 'https://quayside.example.com/back',
    });
    const page = await app.inject(new URL(String(link.body.url)).pathname);
    expect([link.status, page.statusCode]).toEqual([200, 200]);
  });

  it.each(['acct_unknown', '__proto__', 'toString'])(
    'that do not exist are refused like by the provider: %s',
    async (id) => {
      const { status, body } = await send('GET', `/v1/accounts/${id}`);
      expect({ status, body }).toEqual({
        status: 403,
        body: {
          error: {
            type: 'invalid_request_error',
            code: 'account_invalid',
            message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
          },
        },
      });
    },
  );

  it.each([
    [{ ...express, colour: 'navy' }, 'parameter_unknown', 'colour'],
    [
      { ...express, 'capabilities[transfers][wanted]': 'true' },
      'parameter_unknown',
      'capabilities[transfers][wanted]',
    ],
    [{ country: 'ES' }, 'parameter_missing', 'type'],
    [{ ...express, email: 'nobody' }, 'parameter_invalid', 'email'],
  ])('are refused with wrong parameters, naming the first: %o', async (form, code, param) => {
    const { status, body } = await send('POST', '/v1/accounts', form);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code, param } },
    });
  });
});

describe('account links', () => {
  const links = {
    refresh_url: 'https://quayside.example.com/again',
    return_url: 'https://quayside.example.com/back',
    type: 'account_onboarding',
  };

  it('lead to the hosted onboarding and expire', async () => {
    const { body: account } = await send('POST', '/v1/accounts', express);
    const { body } = await send('POST', '/v1/account_links', { ...links, account: String(account.id) });
    expect(body).toEqual({
      object: 'account_link',
      created: nowSeconds,
      expires_at: nowSeconds + 300,
      url: expect.stringContaining(`${origin}/setup/e/${String(account.id)}/link_`),
    });
  });

  it('are refused for an account that does not exist', async () => {
    const { status, body } = await send('POST', '/v1/account_links', { ...links, account: 'acct_unknown' });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        error: {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: "No such account: 'acct_unknown'",
          param: 'account',
        },
      },
    });
  });
});

describe('an Idempotency-Key', () => {
  const keyed = { ...key, 'idempotency-key': 'account-of-u1' };

  it('gives the same answer again, also after a restart, and creates nothing twice', async () => {
    const first = await send('POST', '/v1/accounts', express, keyed);
    await app.close();
    await start();
    const again = await send('POST', '/v1/accounts', express, keyed);
    expect(again.body).toEqual(first.body);
    expect([again.headers.get('idempotent-replayed'), again.headers.get('original-request')]).toEqual([
      'true',
      first.headers.get('request-id'),
    ]);
    const stored = JSON.parse(await readFile(stateFile, 'utf8')) as { accounts: object };
    expect(Object.keys(stored.accounts)).toEqual([first.body.id]);
  });

  it('creates one account for many simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/v1/accounts', express, keyed)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is refused for another request', async () => {
    await send('POST', '/v1/accounts', express, keyed);
    const { status, body } = await send('POST', '/v1/accounts', { ...express, country: 'FR' }, keyed);
    expect({ status, body }).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('expires after a day', async () => {
    const first = await send('POST', '/v1/accounts', express, keyed);
    await app.close();
    await start(new Date('2026-11-21T09:00:00Z'));
    const again = await send('POST', '/v1/accounts', express, keyed);
    expect(again.body.id).not.toBe(first.body.id);
  });

  it('does not store a refusal: the corrected request succeeds', async () => {
    await send('POST', '/v1/accounts', { country: 'ES' }, keyed);
    expect((await send('POST', '/v1/accounts', express, keyed)).status).toBe(200);
  });
});

describe('authentication', () => {
  it.each([
    [{}, 'You did not provide an API key.'],
    [{ authorization: 'Bearer sk_live_51abcdef' }, 'Invalid API Key provided: sk_live_********.'],
    [{ authorization: 'Basic c2tfdGVzdA==' }, 'Invalid API Key provided:'],
  ])('needs a test key: %o', async (headers, said) => {
    const { status, body } = await send('POST', '/v1/accounts', express, headers);
    expect({ status, body }).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error', message: expect.stringContaining(said) } },
    });
  });

  it('is not required for the health check', async () => {
    expect((await send('GET', '/health', undefined, {})).body).toEqual({ status: true });
  });
});

describe('an unsupported call', () => {
  it('is answered like an unknown URL', async () => {
    const { status, body } = await send('GET', '/v1/issuing/cards?x=1');
    expect({ status, body }).toEqual({
      status: 404,
      body: {
        error: {
          type: 'invalid_request_error',
          message:
            "Unrecognized request URL (GET: /v1/issuing/cards). The sandbox plays a part of the payment provider's API only.",
        },
      },
    });
  });

  it('refuses JSON, like the provider', async () => {
    const { status, body } = await send('POST', '/v1/accounts', undefined, {
      ...key,
      'content-type': 'application/json',
    });
    expect({ status, type: (body.error as { type: string }).type }).toEqual({
      status: 400,
      type: 'invalid_request_error',
    });
  });
});

describe('forms', () => {
  it('are nested by their brackets', () => {
    expect(parseForm('a=1&b[c][d]=2&b[c][e]=3&f[]=4&f[]=5&g[0][h]=6&__proto__[admin]=1&i[j')).toEqual(
      JSON.parse(
        '{"a":"1","b":{"c":{"d":"2","e":"3"}},"f":["4","5"],"g":[{"h":"6"}],"__proto__":{"admin":"1"},"i[j":""}',
      ),
    );
  });
});

describe('state', () => {
  it('that cannot be read prevents the start instead of being replaced', async () => {
    await writeFile(stateFile, '{broken');
    await expect(buildSandbox({ stateFile, log: pino({ level: 'silent' }) })).rejects.toThrow('JSON');
    expect(await readFile(stateFile, 'utf8')).toBe('{broken');
  });
});
