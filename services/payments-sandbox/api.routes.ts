import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ok, type Result } from '../../src/lib/result.ts';
import { createAccount, deleteAccount, retrieveAccount } from './accounts.ts';
import { parseForm, type Form } from './form.ts';
import { fingerprintOf, storedAnswer, withAnswer } from './idempotency.ts';
import { createAccountLink, createLoginLink } from './links.ts';
import type { SandboxState } from './objects.ts';
import { createSession, expireSession, retrieveSession } from './payments/checkout-sessions.ts';
import { withDeadlinesApplied } from './payments/deadlines.ts';
import { withDemoPayments } from './payments/demo-payments.ts';
import { listDisputes, openDispute, retrieveDispute, updateDispute } from './payments/disputes.ts';
import { expanded, readExpand } from './payments/expansion.ts';
import { cancelIntent, captureIntent, retrieveCharge, retrieveIntent } from './payments/payment-intents.ts';
import { createFile, retrieveFile } from './payments/files.ts';
import { createRefund, retrieveRefund } from './payments/refunds.ts';
import { listMovements, listPayouts, retrieveAccountBalance, retrievePayout } from './payments/payouts.ts';
import { createTransfer, retrieveBalance, retrieveTransfer, reverseTransfer } from './payments/transfers.ts';
import { secondsOf, type Moment } from './rules.ts';
import type { StateStore } from './state.ts';
import { errorBody, stripeErrors, type StripeError } from './stripe-error.ts';

interface ApiOptions {
  readonly store: StateStore;
  readonly moment: (request: FastifyRequest) => Moment;
}

interface Named {
  readonly id: string;
}
type Query = (state: SandboxState, id: string) => Result<object, StripeError>;
type AccountQuery = (
  state: SandboxState,
  asked: { readonly id: string; readonly accountId: string; readonly form: Form },
) => Result<object, StripeError>;
type Command = (
  state: SandboxState,
  form: Form,
  moment: Moment,
  params: Named,
) => Result<{ readonly state: SandboxState; readonly object: object }, StripeError>;

/** `original`: the id of the request that first got this answer. */
type Answered = Result<{ readonly object: unknown; readonly original: string | null }, StripeError>;

const testKey = /^Bearer (\S+)$/;

/** Sends an error in the provider's format. */
export const sendError = (reply: FastifyReply, error: StripeError): FastifyReply => {
  if (error.status === 401) reply.header('www-authenticate', 'Basic realm="Stripe"');
  return reply.code(error.status).send(errorBody(error));
};

/** The problem of a call's key, null for a test key. */
export function keyProblem({ headers: { authorization } }: FastifyRequest): StripeError | null {
  if (authorization === undefined) return stripeErrors.noKey;
  const key = testKey.exec(authorization)?.[1] ?? '';
  return key.startsWith('sk_test_') ? null : stripeErrors.wrongKey(key);
}

/**
 * The supported part of the provider's API: accounts and their links, payment pages, payments, refunds, transfers,
 * payouts, balances.
 */
export function addApi(app: FastifyInstance, { store, moment }: ApiOptions): void {
  const requestIds = new WeakMap<FastifyRequest, string>();
  app.addHook('onRequest', async (request, reply) => {
    const requestId = `req_${randomBytes(10).toString('hex')}`;
    requestIds.set(request, requestId);
    reply.header('request-id', requestId);
    const version = request.headers['stripe-version'];
    if (version !== undefined) reply.header('stripe-version', version);
  });

  app.delete<{ Params: Named }>('/v1/accounts/:id', async ({ params }, reply) => {
    const gone = await store.change((state) => {
      const done = deleteAccount(state, params.id);
      return { state: done.ok ? done.value.state : state, done };
    });
    return gone.ok ? reply.send(gone.value.object) : sendError(reply, gone.error);
  });
  get('/v1/accounts/:id', retrieveAccount);
  post('/v1/accounts', createAccount);
  post('/v1/account_links', createAccountLink);
  post('/v1/accounts/:id/login_links', createLoginLink);
  get('/v1/checkout/sessions/:id', retrieveSession);
  post('/v1/checkout/sessions', createSession);
  post('/v1/checkout/sessions/:id/expire', expireSession);
  get('/v1/payment_intents/:id', retrieveIntent);
  post('/v1/payment_intents/:id/capture', captureIntent);
  post('/v1/payment_intents/:id/cancel', cancelIntent);
  get('/v1/charges/:id', retrieveCharge);
  get('/v1/refunds/:id', retrieveRefund);
  post('/v1/refunds', createRefund);
  get('/v1/transfers/:id', retrieveTransfer);
  post('/v1/transfers', createTransfer);
  post('/v1/transfers/:id/reversals', reverseTransfer);
  ofAccount('/v1/payouts', listPayouts);
  ofAccount('/v1/payouts/:id', retrievePayout);
  ofAccount('/v1/balance_transactions', listMovements);
  app.get('/v1/balance', async (request, reply) => {
    const account = request.headers['stripe-account'];
    if (typeof account !== 'string') return retrieveBalance(store.read());
    const balance = retrieveAccountBalance(store.read(), account, moment(request).nowMs);
    return balance.ok ? balance.value : sendError(reply, balance.error);
  });
  app.get<{ Querystring: { payment_intent?: string } }>('/v1/disputes', async ({ query }) =>
    listDisputes(store.read(), query.payment_intent ?? null),
  );
  app.post('/v1/files', async (request, reply) => {
    const sent = await readUpload(request);
    const at = moment(request);
    const done = await store.change((state) => {
      const created = createFile(state, sent, at);
      return { state: created.ok ? created.value.state : state, done: created };
    });
    return done.ok ? reply.send(done.value.object) : sendError(reply, done.error);
  });
  get('/v1/files/:id', retrieveFile);
  get('/v1/disputes/:id', retrieveDispute);
  post('/v1/disputes/:id', updateDispute);
  post('/v1/test_helpers/disputes', openDispute);

  function get(path: string, query: Query) {
    app.get<{ Params: Partial<Named> }>(path, async ({ params, url }, reply) => {
      const asked = readExpand(parseForm(url.split('?')[1] ?? ''));
      if (!asked.ok) return sendError(reply, asked.error);
      const state = withDemoPayments(store.read(), [params.id]);
      const found = query(state, params.id ?? '');
      const whole = found.ok ? expanded(state, found.value, asked.value.paths) : found;
      return whole.ok ? reply.send(whole.value) : sendError(reply, whole.error);
    });
  }

  /** Queries on behalf of a connected account. */
  function ofAccount(path: string, query: AccountQuery) {
    app.get<{ Params: Partial<Named> }>(path, async ({ params, url, headers }, reply) => {
      const account = headers['stripe-account'];
      const form = parseForm(url.split('?')[1] ?? '');
      const asked = { id: params.id ?? '', accountId: typeof account === 'string' ? account : '', form };
      const found = query(store.read(), asked);
      return found.ok ? reply.send(found.value) : sendError(reply, found.error);
    });
  }

  function post(path: string, command: Command) {
    const run = expanding(command);
    app.post<{ Params: Partial<Named> }>(path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const at = moment(request);
      const nowSeconds = secondsOf(at);
      const given = request.headers['idempotency-key'];
      const key = typeof given === 'string' ? given : null;
      const fingerprint = fingerprintOf(request.url, body);
      const requestId = requestIds.get(request) ?? '';
      const { id = '' } = request.params;

      const outcome = await store.change<Answered>((before) => {
        const stored = key === null ? null : storedAnswer(before, key, fingerprint, nowSeconds);
        if (stored && !stored.ok) return { state: before, done: stored };
        if (stored?.value) {
          const { object, requestId: original } = stored.value;
          return { state: before, done: ok({ object, original }) };
        }
        const form = parseForm(body);
        const named = [id, form.payment_intent, form.charge, form.source_transaction];
        const state = withDemoPayments(withDeadlinesApplied(before, at), named);
        const done = run(state, form, at, { id });
        if (!done.ok) return { state, done };
        const { state: next, object } = done.value;
        const remembered =
          key === null
            ? next
            : withAnswer(next, key, { fingerprint, requestId, keptAtSeconds: nowSeconds, object });
        return { state: remembered, done: ok({ object, original: null }) };
      });

      if (!outcome.ok) return sendError(reply, outcome.error);
      const { object, original } = outcome.value;
      if (original !== null) reply.header('idempotent-replayed', 'true').header('original-request', original);
      return reply.send(object);
    });
  }
}

/** The form of an upload, in the format of the provider's clients. */
async function readUpload({ body, headers }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) return { purpose: null, file: null };
  const type = { 'content-type': headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData();
  const file = form.get('file');
  return {
    purpose: form.get('purpose'),
    file: file instanceof File ? { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } : null,
  };
}

/** The command with the requested expansions in its answer; nothing is done if these are impossible. */
const expanding =
  (command: Command): Command =>
  (state, form, moment, params) => {
    const asked = readExpand(form);
    if (!asked.ok) return asked;
    const done = command(state, asked.value.rest, moment, params);
    if (!done.ok) return done;
    const whole = expanded(done.value.state, done.value.object, asked.value.paths);
    return whole.ok ? ok({ state: done.value.state, object: whole.value }) : whole;
  };
