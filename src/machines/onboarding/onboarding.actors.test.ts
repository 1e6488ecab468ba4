import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { createMarketplaceClient } from '../../api/index.ts';
import { onboardingActors, readPaymentAccount } from './onboarding.actors.ts';
import type { OnboardingContext, OnboardingRequest } from './onboarding.types.ts';
import {
  catalogueDone,
  companyDone,
  describedVendor,
  incompleteAccount,
  newVendor,
  noHours,
  nothingDone,
  paymentDone,
  usualHours,
  weekHours,
} from './testing/tramuntana.ts';

/** The state in which the payment account was opened and is not ready. */
const accountOpened = { ...companyDone, paymentAccountOpened: true };

interface Told {
  status?: number;
  body: unknown;
}
interface Asked {
  call: string;
  ifMatch?: string;
  body: unknown;
}

const good = (data?: unknown): Told => ({ body: { status: true, message: 'Done.', data } });
const refused = (status: number, code: string, details: object = {}): Told => ({
  status,
  body: { status: false, message: `Refused: ${code}.`, error: { code, requestId: 'request-1', details } },
});

let answers: Record<string, Told[] | 'never'> = {};
let requests: Asked[] = [];
let cutOff: Promise<void>;
let sendCutOff: () => void;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (type.includes('json')) return JSON.parse(bytes.toString());
  if (!type.includes('multipart')) return null;
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name}: ${await value.text()}`,
    ]),
  );
}

const client = () => {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return createMarketplaceClient({ baseUrl: `http://127.0.0.1:${port}/api`, readToken: () => 'a-token' });
};

// One answer for each call, in order; the last one repeats.
const server = createServer((request, response) => {
  void (async () => {
    const call = `${request.method} ${request.url?.replace('/api', '')}`;
    const ifMatch = request.headers['if-match'];
    requests.push({ call, ...(ifMatch && { ifMatch }), body: await bodyOf(request) });
    const answer = answers[call];
    if (answer === 'never') {
      response.on('close', sendCutOff);
      return;
    }
    const next = answer?.length === 1 ? answer[0] : answer?.shift();
    if (!next) {
      response.destroy();
      return;
    }
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(next.body));
  })();
});

let actors: ReturnType<typeof onboardingActors>;
const fileStore = new Map<string, File>();

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  ({ promise: cutOff, resolve: sendCutOff } = Promise.withResolvers<void>());
  requests = [];
  answers = {
    'POST /suppliers/onboarding/status': [good(companyDone)],
    'POST /vendors/onboarding/status': [good(companyDone)],
    'GET /vendor': [good(describedVendor)],
    'POST /stripe/get-stripe-account': [good(incompleteAccount)],
  };
  fileStore.clear();
  fileStore.set('file-1', new File(['%PDF-1.7'], 'register.pdf', { type: 'application/pdf' }));
  actors = onboardingActors({
    client: client(),
    fileStore: { take: (id) => fileStore.get(id) ?? null },
  });
});

const supplier: OnboardingContext = {
  role: 'supplier',
  userId: newVendor.id,
  status: nothingDone,
  vendor: newVendor,
  account: null,
  deliveryMethods: null,
  schedule: null,
  request: null,
  failure: null,
};
const provider: OnboardingContext = { ...supplier, role: 'service_provider' };
const about = (request: OnboardingRequest): OnboardingContext => ({ ...supplier, request });
const file = { fileKey: 'file-1', name: 'register.pdf', sizeBytes: 8 };

async function run<Output>(
  logic: PromiseActorLogic<Output, OnboardingContext>,
  input: OnboardingContext,
): Promise<Output> {
  const actor = createActor(logic, { input });
  // The rejection is awaited below; without an observer xstate reports it as unhandled too.
  actor.subscribe({ error: () => undefined });
  return toPromise(actor.start());
}
const calls = () => requests.map(({ call }) => call);
const claim = { userId: newVendor.id };

describe.each([
  ['a supplier', supplier, 'suppliers', 'suppliers/verify/inventory-upload', 'suppliers/complete/onboarding'],
  ['a provider', provider, 'vendors', 'vendors/verify/services-upload', 'vendors/complete/onboarding'],
] as const)('for %s', (_, context, area, verifying, completing) => {
  const status = `POST /${area}/onboarding/status`;

  it('reads the payment account that was opened, then status and company as they are now', async () => {
    answers[status] = [good(accountOpened), good(paymentDone)];
    expect(await run(actors.loadOnboarding, context)).toEqual({
      status: paymentDone,
      vendor: describedVendor,
      account: incompleteAccount,
    });
    const account = 'POST /stripe/get-stripe-account';
    expect(calls().slice(0, 2).sort()).toEqual(['GET /vendor', status]);
    expect(calls()[2]).toBe(account);
    expect(calls().slice(3).sort()).toEqual(['GET /vendor', status]);
    expect(requests[2]?.body).toEqual({ ...claim, role: context.role });
    expect(requests.find(({ call }) => call === status)?.body).toEqual(claim);
  });

  it('asks for no payment account before one was opened', async () => {
    expect(await run(actors.loadOnboarding, context)).toEqual({
      status: companyDone,
      vendor: describedVendor,
      account: null,
    });
    expect(await readPaymentAccount(client(), context, new AbortController().signal)).toBeNull();
    expect(calls()).not.toContain('POST /stripe/get-stripe-account');
  });

  it('verifies the catalogue, then reads the status', async () => {
    answers[`POST /${verifying}`] = [good()];
    answers[status] = [good(catalogueDone)];
    expect(await run(actors.verifyCatalogue, context)).toEqual({ status: catalogueDone });
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      [`POST /${verifying}`, claim],
      [status, claim],
    ]);
  });

  it('completes the onboarding, then reads company and status again', async () => {
    answers[`POST /${completing}`] = [good()];
    expect(await run(actors.completeOnboarding, { ...context, vendor: describedVendor })).toEqual({
      status: companyDone,
      vendor: describedVendor,
    });
    expect(calls()).toEqual([`POST /${completing}`, 'GET /vendor', status]);
  });

  it.each([
    ['createPaymentAccount', 'POST /stripe/create-stripe-account'],
    ['refreshPaymentLink', 'POST /stripe/refresh-stripe-account-link'],
  ] as const)('answers the address of the hosted page after %s', async (name, call) => {
    answers[call] = [good({ url: 'https://payments.example.com/onboarding/acct_1' })];
    expect(await run(actors[name], context)).toEqual({
      url: 'https://payments.example.com/onboarding/acct_1',
    });
    expect(requests).toEqual([{ call, body: { ...claim, role: context.role } }]);
  });
});

describe('the payment account', () => {
  beforeEach(() => {
    answers['POST /suppliers/onboarding/status'] = [good(accountOpened)];
  });

  it.each([
    ['on arrival', (context: OnboardingContext) => run(actors.loadOnboarding, context)],
    ['when read again', (context: OnboardingContext) => run(actors.readPaymentAccount, context)],
  ])('is null after a 404 %s, also where one was known and nothing is said', async (_, read) => {
    for (const gone of [refused(404, 'PAYMENT_ACCOUNT_NOT_FOUND'), { status: 404, body: {} }]) {
      answers['POST /stripe/get-stripe-account'] = [gone];
      expect(await read({ ...supplier, account: incompleteAccount })).toMatchObject({ account: null });
    }
  });

  it('is no 404 when the server merely fails', async () => {
    answers['POST /stripe/get-stripe-account'] = [refused(503, 'UNAVAILABLE')];
    await expect(run(actors.readPaymentAccount, supplier)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is left as it was known while the payment provider is away, so that everything else continues', async () => {
    answers['POST /stripe/get-stripe-account'] = [refused(503, 'UNAVAILABLE')];
    const update = await run(actors.loadOnboarding, supplier);
    expect(Object.keys(update).sort()).toEqual(['status', 'vendor']);
  });

  it('takes a 200 whose status is false for a refusal', async () => {
    answers['POST /stripe/create-stripe-account'] = [refused(200, 'PAYMENT_ACCOUNT_REFUSED')];
    await expect(run(actors.createPaymentAccount, supplier)).rejects.toMatchObject({
      code: 'PAYMENT_ACCOUNT_REFUSED',
      message: 'Refused: PAYMENT_ACCOUNT_REFUSED.',
    });
  });
});

describe('the company', () => {
  const company = { tradingName: 'Tramuntana Chandlery', country: 'ES' };

  it('is saved on the version one has seen, then its application is sent', async () => {
    answers['PUT /vendor'] = [good({ ...newVendor, version: 2 })];
    answers['POST /vendor/application'] = [good(describedVendor)];
    expect(await run(actors.saveCompany, about({ about: 'company', company }))).toEqual({
      vendor: describedVendor,
      status: companyDone,
    });
    expect(requests).toEqual([
      { call: 'PUT /vendor', ifMatch: '1', body: company },
      { call: 'POST /vendor/application', body: null },
      { call: 'POST /suppliers/onboarding/status', body: claim },
    ]);
  });

  it('sends no application where there is none to send', async () => {
    answers['PUT /vendor'] = [good(describedVendor)];
    await run(actors.saveCompany, about({ about: 'company', company }));
    expect(calls()).toEqual(['PUT /vendor', 'POST /suppliers/onboarding/status']);
  });

  it('is saved on its own last version after an application that was refused', async () => {
    answers['PUT /vendor'] = [good({ ...newVendor, version: 2 })];
    answers['POST /vendor/application'] = [
      refused(409, 'APPLICATION_INCOMPLETE', { missing: ['legalName'] }),
      good(describedVendor),
    ];
    const context = about({ about: 'company', company });
    await expect(run(actors.saveCompany, context)).rejects.toMatchObject({
      code: 'APPLICATION_INCOMPLETE',
      details: { missing: ['legalName'] },
    });
    await run(actors.saveCompany, context);
    expect(requests.filter(({ call }) => call === 'PUT /vendor').map(({ ifMatch }) => ifMatch)).toEqual([
      '1',
      '2',
    ]);
  });

  it('says that it was changed elsewhere', async () => {
    answers['PUT /vendor'] = [refused(412, 'CHANGED_ELSEWHERE')];
    await expect(run(actors.saveCompany, about({ about: 'company', company }))).rejects.toMatchObject({
      code: 'CHANGED_ELSEWHERE',
    });
  });
});

describe('papers', () => {
  it('are sent with their kind first', async () => {
    answers['POST /vendor/papers'] = [good(describedVendor)];
    expect(await run(actors.addPaper, about({ about: 'paper', file, kind: 'registration' }))).toEqual({
      vendor: describedVendor,
    });
    expect(requests).toEqual([
      {
        call: 'POST /vendor/papers',
        body: [
          ['kind', 'registration'],
          ['file', 'register.pdf: %PDF-1.7'],
        ],
      },
    ]);
  });

  it('ask for the file again where it is no longer at hand', async () => {
    fileStore.clear();
    await expect(run(actors.addPaper, about({ about: 'paper', file, kind: 'tax' }))).rejects.toMatchObject({
      code: 'FILE_GONE',
      message: expect.stringContaining('register.pdf'),
    });
    expect(requests).toEqual([]);
  });

  it('are removed', async () => {
    answers['DELETE /vendor/papers/paper-1'] = [good(newVendor)];
    expect(await run(actors.removePaper, about({ about: 'paper-removal', paperId: 'paper-1' }))).toEqual({
      vendor: newVendor,
    });
  });

  it('that are gone already count as removed', async () => {
    answers['DELETE /vendor/papers/paper-1'] = [refused(404, 'NOT_FOUND')];
    expect(await run(actors.removePaper, about({ about: 'paper-removal', paperId: 'paper-1' }))).toEqual({
      vendor: describedVendor,
    });
  });
});

describe('the steps that may be optional', () => {
  it('keeps the ports', async () => {
    answers['PUT /vendor/ports'] = [good(describedVendor)];
    expect(await run(actors.savePorts, about({ about: 'ports', ports: ['palma', 'ibiza'] }))).toEqual({
      vendor: describedVendor,
      status: companyDone,
    });
    expect(requests[0]).toEqual({ call: 'PUT /vendor/ports', body: { ports: ['palma', 'ibiza'] } });
  });

  it('sends a logo, and takes it away', async () => {
    answers['POST /vendor/logo'] = [good(describedVendor)];
    answers['DELETE /vendor/logo'] = [good(newVendor)];
    expect(await run(actors.saveLogo, about({ about: 'logo', file }))).toMatchObject({
      vendor: describedVendor,
    });
    expect(await run(actors.saveLogo, about({ about: 'logo', file: null }))).toMatchObject({
      vendor: newVendor,
    });
    const status = { call: 'POST /suppliers/onboarding/status', body: claim };
    expect(requests).toEqual([
      { call: 'POST /vendor/logo', body: [['logo', 'register.pdf: %PDF-1.7']] },
      status,
      { call: 'DELETE /vendor/logo', body: null },
      status,
    ]);
  });

  it('reads how one delivers, and saves the list with its answer', async () => {
    const cost = { amountMinor: 1500, currency: 'EUR' };
    const collection = {
      id: 'method-1',
      kind: 'collection',
      name: 'Collection',
      details: null,
      cost,
    } as const;
    const berth = { kind: 'berth', name: 'To your berth', cost } as const;
    answers['GET /vendor/delivery-methods'] = [good({ items: [collection] })];
    answers['PUT /vendor/delivery-methods'] = [good({ items: [collection, { ...berth, id: 'method-2' }] })];
    expect(await run(actors.readDeliveryMethods, supplier)).toEqual({ deliveryMethods: [collection] });
    const saying = about({ about: 'delivery-methods', methods: [collection, berth] });
    expect(await run(actors.saveDeliveryMethods, saying)).toEqual({
      status: companyDone,
      deliveryMethods: [collection, { ...berth, id: 'method-2' }],
    });
    expect(requests).toEqual([
      { call: 'GET /vendor/delivery-methods', body: null },
      { call: 'PUT /vendor/delivery-methods', body: { items: [collection, berth] } },
      { call: 'POST /suppliers/onboarding/status', body: claim },
    ]);
  });

  it('reads a schedule and saves its hours, on the version that was read and with the other rules as they were', async () => {
    const exception = { on: '2026-12-24', intervals: [], note: 'Christmas Eve' };
    const read = { ...noHours, exceptions: [exception], noticeHours: 12, version: 3 };
    answers['GET /vendor/schedule'] = [good(read)];
    answers['PUT /vendor/schedule'] = [good(usualHours)];
    expect(await run(actors.readSchedule, provider)).toEqual({ schedule: read });
    const context = {
      ...about({ about: 'working-hours', hours: weekHours }),
      role: provider.role,
      schedule: read,
    };
    expect(await run(actors.saveSchedule, context)).toEqual({ status: companyDone, schedule: usualHours });
    expect(requests.slice(1)).toEqual([
      {
        call: 'PUT /vendor/schedule',
        ifMatch: '3',
        body: {
          hours: weekHours,
          exceptions: [exception],
          noticeHours: 12,
          horizonDays: 90,
          bufferBeforeMinutes: 0,
          bufferAfterMinutes: 0,
          travel: [],
        },
      },
      { call: 'POST /vendors/onboarding/status', body: claim },
    ]);
  });

  it('adds a step to those skipped before', async () => {
    answers['PUT /vendor/skipped-steps'] = [good(describedVendor)];
    const context = about({ about: 'skip', step: 'logo' });
    await run(actors.skipStep, { ...context, vendor: { ...newVendor, skippedSteps: ['delivery-area'] } });
    expect(requests[0]).toEqual({
      call: 'PUT /vendor/skipped-steps',
      body: { steps: ['delivery-area', 'logo'] },
    });
  });
});

it('cuts the request off when it is cancelled', async () => {
  answers['POST /suppliers/onboarding/status'] = [good(accountOpened)];
  answers['POST /stripe/get-stripe-account'] = 'never';
  const actor = createActor(actors.loadOnboarding, { input: supplier });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await expect.poll(() => calls().at(-1)).toBe('POST /stripe/get-stripe-account');
  actor.stop();
  await cutOff;
});
