import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { createServer } from '../http-adapter/index.ts';
import { addApi, keyProblem, sendError } from './api.routes.ts';
import { startDueWork } from './due-work.ts';
import { fileMaxBytes } from './payments/files.ts';
import { addPaymentPages } from './pay.routes.ts';
import { usualRules, type Moment, type SandboxRules } from './rules.ts';
import { addSetup } from './setup.routes.ts';
import { openState } from './state.ts';
import { stripeErrors } from './stripe-error.ts';

interface SandboxOptions {
  readonly stateFile: string;
  readonly log: FastifyBaseLogger;
  readonly rules?: Partial<SandboxRules>;
  readonly now?: () => Date;
}

const bodyMaxBytes = 256 * 1024;

const needsKey = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  !['/health', '/setup/', '/pay/'].some((open) => url.startsWith(open));

/**
 * Simulates the payment provider on laptops and in tests; not listening yet, but pending work resumes at once. Its
 * state is in `stateFile`; closing waits for the work in progress.
 */
export async function buildSandbox({
  stateFile,
  log,
  rules: given = {},
  now = () => new Date(),
}: SandboxOptions): Promise<FastifyInstance> {
  const app = createServer({ log });
  const store = await openState(stateFile);
  const rules: SandboxRules = { ...usualRules, ...given };
  const moment = (request: FastifyRequest): Moment => ({
    nowMs: now().getTime(),
    address: `${request.protocol}://${request.host}`,
    rules,
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyMaxBytes },
    (_request, body, done) => done(null, String(body)),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: fileMaxBytes + bodyMaxBytes },
    (_request, body, done) => done(null, body),
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
  addApi(app, { store, moment });
  app.addHook('onRequest', async (request, reply) => {
    const problem = needsKey(request) ? keyProblem(request) : null;
    if (problem) return sendError(reply, problem);
  });
  app.get('/health', async () => ({ status: true }));
  await addSetup(app, { store, moment });
  await addPaymentPages(app, { store, moment });

  const dueWork = startDueWork({ store, rules, now, log });
  app.addHook('onClose', () => dueWork.close());
  return app;
}
