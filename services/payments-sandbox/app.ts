import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../src/lib/result.ts';
import { createServer } from '../contract/index.ts';
import { createAccount, createAccountLink, retrieveAccount, type Moment } from './accounts.ts';
import { parseForm, type Form } from './form.ts';
import { fingerprintOf, keptAnswer, withAnswer } from './idempotency.ts';
import type { SandboxState } from './objects.ts';
import { openState } from './state.ts';
import { errorBody, stripeErrors, type StripeError } from './stripe-error.ts';

export interface SandboxOptions {
  readonly stateFile: string;
  readonly log: FastifyBaseLogger;
  readonly now?: () => Date;
}

type Command = (
  state: SandboxState,
  form: Form,
  moment: Moment,
) => Result<{ readonly state: SandboxState; readonly object: unknown }, StripeError>;

/** `original`: the request id under which the same answer was given before. */
type Answered = Result<{ readonly object: unknown; readonly original: string | null }, StripeError>;

const bodyMaxBytes = 256 * 1024;
const testKey = /^Bearer (\S+)$/;

const sendError = (reply: FastifyReply, error: StripeError): FastifyReply => {
  if (error.status === 401) reply.header('www-authenticate', 'Basic realm="Stripe"');
  return reply.code(error.status).send(errorBody(error));
};

/** Plays the payment provider's part on a laptop and in tests; not listening yet. What it remembers is in `stateFile`. */
export async function buildSandbox({
  stateFile,
  log,
  now = () => new Date(),
}: SandboxOptions): Promise<FastifyInstance> {
  const app = createServer({ log });
  const store = await openState(stateFile);
  const requestIds = new WeakMap<FastifyRequest, string>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyMaxBytes },
    (_request, body, done) => done(null, String(body)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500)
      return sendError(reply, { ...stripeErrors.notAForm, status: status === 415 ? 400 : status });
    request.log.error({ err: error }, 'request failed');
    return sendError(reply, stripeErrors.ownFault);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, stripeErrors.unknownUrl(request.method, request.url.split('?')[0] ?? '/')),
  );

  app.addHook('onRequest', async (request, reply) => {
    const requestId = `req_${randomBytes(10).toString('hex')}`;
    requestIds.set(request, requestId);
    reply.header('request-id', requestId);
    const version = request.headers['stripe-version'];
    if (version !== undefined) reply.header('stripe-version', version);
    if (request.routeOptions.url === '/health') return;
    const { authorization } = request.headers;
    if (authorization === undefined) return sendError(reply, stripeErrors.noKey);
    const key = testKey.exec(authorization)?.[1] ?? '';
    if (!key.startsWith('sk_test_')) return sendError(reply, stripeErrors.wrongKey(key));
  });

  app.get('/health', async () => ({ status: true }));
  app.get<{ Params: { id: string } }>('/v1/accounts/:id', async ({ params }, reply) => {
    const found = retrieveAccount(store.read(), params.id);
    return found.ok ? reply.send(found.value) : sendError(reply, found.error);
  });
  post('/v1/accounts', createAccount);
  post('/v1/account_links', createAccountLink);
  return app;

  function post(path: string, command: Command) {
    app.post(path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const nowSeconds = Math.floor(now().getTime() / 1000);
      const given = request.headers['idempotency-key'];
      const key = typeof given === 'string' ? given : null;
      const fingerprint = fingerprintOf(path, body);
      const requestId = requestIds.get(request) ?? '';

      const outcome = await store.change<Answered>((state) => {
        const kept = key === null ? null : keptAnswer(state, key, fingerprint, nowSeconds);
        if (kept && !kept.ok) return { state, done: kept };
        if (kept?.value)
          return {
            state,
            done: { ok: true, value: { object: kept.value.object, original: kept.value.requestId } },
          };
        const done = command(state, parseForm(body), {
          nowSeconds,
          address: `${request.protocol}://${request.host}`,
        });
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
