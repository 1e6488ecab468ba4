import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../src/lib/result.ts';
import { createAccount, deleteAccount, retrieveAccount } from './accounts.ts';
import { parseForm, type Form } from './form.ts';
import { fingerprintOf, keptAnswer, withAnswer } from './idempotency.ts';
import { createAccountLink } from './links.ts';
import type { SandboxState } from './objects.ts';
import { secondsOf, type Moment } from './rules.ts';
import type { StateStore } from './state.ts';
import { errorBody, stripeErrors, type StripeError } from './stripe-error.ts';

export interface ApiOptions {
  readonly store: StateStore;
  readonly moment: (request: FastifyRequest) => Moment;
}

type Command = (
  state: SandboxState,
  form: Form,
  moment: Moment,
) => Result<{ readonly state: SandboxState; readonly object: unknown }, StripeError>;

/** `original`: the request id under which the same answer was given before. */
type Answered = Result<{ readonly object: unknown; readonly original: string | null }, StripeError>;

const testKey = /^Bearer (\S+)$/;

/** Answers as the provider tells of a refusal. */
export const sendError = (reply: FastifyReply, error: StripeError): FastifyReply => {
  if (error.status === 401) reply.header('www-authenticate', 'Basic realm="Stripe"');
  return reply.code(error.status).send(errorBody(error));
};

/** What is wrong with the key of a call, null when it is a test key. */
export function keyProblem({ headers: { authorization } }: FastifyRequest): StripeError | null {
  if (authorization === undefined) return stripeErrors.noKey;
  const key = testKey.exec(authorization)?.[1] ?? '';
  return key.startsWith('sk_test_') ? null : stripeErrors.wrongKey(key);
}

/** The part of the provider's API that is played: accounts and their links. */
export function addApi(app: FastifyInstance, { store, moment }: ApiOptions): void {
  const requestIds = new WeakMap<FastifyRequest, string>();
  app.addHook('onRequest', async (request, reply) => {
    const requestId = `req_${randomBytes(10).toString('hex')}`;
    requestIds.set(request, requestId);
    reply.header('request-id', requestId);
    const version = request.headers['stripe-version'];
    if (version !== undefined) reply.header('stripe-version', version);
  });

  app.get<{ Params: { id: string } }>('/v1/accounts/:id', async ({ params }, reply) => {
    const found = retrieveAccount(store.read(), params.id);
    return found.ok ? reply.send(found.value) : sendError(reply, found.error);
  });
  app.delete<{ Params: { id: string } }>('/v1/accounts/:id', async ({ params }, reply) => {
    const gone = await store.change((state) => {
      const done = deleteAccount(state, params.id);
      return { state: done.ok ? done.value.state : state, done };
    });
    return gone.ok ? reply.send(gone.value.object) : sendError(reply, gone.error);
  });
  post('/v1/accounts', createAccount);
  post('/v1/account_links', createAccountLink);

  function post(path: string, command: Command) {
    app.post(path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const at = moment(request);
      const nowSeconds = secondsOf(at);
      const given = request.headers['idempotency-key'];
      const key = typeof given === 'string' ? given : null;
      const fingerprint = fingerprintOf(path, body);
      const requestId = requestIds.get(request) ?? '';

      const outcome = await store.change<Answered>((state) => {
        const kept = key === null ? null : keptAnswer(state, key, fingerprint, nowSeconds);
        if (kept && !kept.ok) return { state, done: kept };
        if (kept?.value) {
          const { object, requestId: original } = kept.value;
          return { state, done: { ok: true, value: { object, original } } };
        }
        const done = command(state, parseForm(body), at);
        if (!done.ok) return { state, done };
        const { state: next, object } = done.value;
        const answered =
          key === null
            ? next
            : withAnswer(next, key, { fingerprint, requestId, keptAtSeconds: nowSeconds, object });
        return { state: answered, done: { ok: true, value: { object, original: null } } };
      });

      if (!outcome.ok) return sendError(reply, outcome.error);
      const { object, original } = outcome.value;
      if (original !== null) reply.header('idempotent-replayed', 'true').header('original-request', original);
      return reply.send(object);
    });
  }
}
