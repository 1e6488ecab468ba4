import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  answerRules,
  fileTooLarge,
  isFileTooLarge,
  keepAnswered,
  sameAsAnswered,
  sendAnswer,
  serializerSchemas,
  type Answer,
} from './answers.ts';
import { readOperations, takesForm, type ContractDocument, type Operation } from './document.ts';
import { sendRefusal } from './failures.ts';
import { guardOf, sessionOf } from './guard.ts';
import type { Handlers } from './handlers.ts';
import { inputCheck, sendProblems } from './input.ts';
import { jsonLengthMaxBytes, readJsonBodies } from './json-body.ts';
import type { Authenticate, Claim, Permissions, Permit } from './permissions.ts';
import { isRefusal, refusal, type AdapterCode, type Refusal, type RefusalTable } from './refusal.ts';
import { lazySerializer } from './serializer.ts';
import { contractProblems } from './start-check.ts';
import { settleUpload, UploadRefused, uploadOf } from './upload.ts';
import { requestChecks } from './validation.ts';

/** One bucket of `x-rate-limit`, in @fastify/rate-limit's form; `timeWindow` in milliseconds. */
export interface RateLimit {
  /** A function if it depends on the current load. */
  readonly max: number | (() => number);
  readonly timeWindow: number;
}

export interface ContractOptions<
  Operations,
  Session,
  Row,
  Code extends string,
  Anonymous extends keyof Operations,
> {
  readonly contract: ContractDocument;
  readonly prefix: string;
  readonly handlers: Handlers<Operations, Session, Anonymous>;
  readonly permissions: Permissions<Operations, Row | 'anyone'>;
  readonly authenticate: Authenticate<Session, Code>;
  readonly permit: Permit<Session, Row, Code>;
  readonly claim: Claim<Session, Row, Code>;
  readonly refusals: RefusalTable<Code | AdapterCode>;
  /** The buckets of `x-rate-limit`; the app must register @fastify/rate-limit before these routes. */
  readonly rateLimits?: Readonly<Record<string, RateLimit>>;
  /** For tests: an answer that does not match its schema is a 500 and is logged. */
  readonly strictResponses?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly operationId?: string;
  }
}

type AnyCall = Readonly<Record<string, unknown>>;
type AnyHandler = (call: AnyCall) => Promise<Answer | Refusal> | Answer | Refusal;

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;
const isFields = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null;
const asList = <T>(hooks: T | T[] | undefined): T[] => (Array.isArray(hooks) ? hooks : hooks ? [hooks] : []);

/**
 * Turns a contract into routes (ADR 0001). Order of each call: rate limit, session, permission, content type; only then
 * is the body read and validated, and finally its claims about the caller are checked. Throws at start, with all
 * disagreements of contract, handlers and permissions.
 */
export async function contractRoutes<
  Operations,
  Session,
  Row,
  Code extends string,
  Anonymous extends keyof Operations,
>(root: FastifyInstance, options: ContractOptions<Operations, Session, Row, Code, Anonymous>): Promise<void> {
  const { contract, prefix, authenticate, permit, claim, strictResponses = false } = options;
  const operations = readOperations(contract);
  // The generics apply at the caller; here operations are data, looked up by their id.
  const handlers = options.handlers as unknown as Readonly<Record<string, AnyHandler>>;
  const permissions: Readonly<Record<string, Row | 'anyone'>> = options.permissions;
  const refusals: RefusalTable<string> = options.refusals;
  const rateLimits = options.rateLimits ?? {};

  const problems = contractProblems({ operations, handlers, permissions, rateLimits });
  if (problems.length > 0)
    throw new Error(`The contract and the service disagree:\n- ${problems.join('\n- ')}`);

  await root.register(async (app) => {
    readJsonBodies(app);
    app.setSerializerCompiler(lazySerializer(contract));
    const checks = requestChecks(contract);
    const rules = answerRules(contract, refusals, strictResponses);
    const guards = new Map(operations.map((operation) => [operation.id, guardFor(operation)]));

    // The rate limiter adds its hook in onRoute; adding ours there too, later, lets it count before a token is looked
    // up.
    app.addHook('onRoute', (route: RouteOptions) => {
      const guard = guards.get(route.config?.operationId ?? '');
      if (guard && !asList(route.onRequest).includes(guard))
        route.onRequest = [...asList(route.onRequest), guard];
    });
    for (const operation of operations) if (!takesForm(operation)) addOperation(app, operation);
    // The form plugin makes each call of its routes wait for promises and listen to its end, which other calls do not
    // need.
    await app.register(async (forms) => {
      await forms.register(multipart);
      for (const operation of operations) if (takesForm(operation)) addOperation(forms, operation);
    });
    for (const path of new Set(operations.map((operation) => operation.path))) addOtherMethods(path);

    function guardFor(operation: Operation) {
      const row = permissions[operation.id];
      if (row === undefined) throw new Error(`${operation.id} has no row in the permissions`);
      return guardOf(operation, { row, authenticate, permit, refusals });
    }

    function claimsFor(operation: Operation) {
      const row = permissions[operation.id];
      return (request: FastifyRequest, body: unknown): Refusal | null => {
        // Safe: the guard set the session; it is null only for visitors.
        const session = sessionOf(request) as Session | null;
        if (row === undefined || row === 'anyone' || session === null || !isFields(body)) return null;
        // `anyone` was handled above; TypeScript does not narrow a type parameter by comparison.
        return claim(session, row as Exclude<Row, 'anyone'>, body);
      };
    }

    function addOperation(scope: FastifyInstance, operation: Operation) {
      const handler = handlers[operation.id];
      const problemsOf = inputCheck(operation, checks);
      const claimedBy = claimsFor(operation);
      const rateLimit = operation.rateLimit === null ? undefined : rateLimits[operation.rateLimit];

      const answerTo = async (call: AnyCall, reply: FastifyReply): Promise<void> => {
        // The check at start has found one for each operation.
        if (!handler) throw new Error(`${operation.id} has no handler`);
        const outcome = await handler(call);
        if (isRefusal(outcome)) {
          rules.refusal(operation, outcome);
          void sendRefusal(reply, refusals, outcome);
          return;
        }
        const declared = rules.answer(operation, outcome);
        if (strictResponses && declared.json) keepAnswered(reply, outcome);
        void sendAnswer(operation, declared, reply, outcome);
      };

      scope.route({
        method: operation.method,
        url: urlOf(operation.path),
        bodyLimit: operation.bodyLimitBytes ?? jsonLengthMaxBytes,
        config: { operationId: operation.id, ...(rateLimit && { rateLimit: { ...rateLimit } }) },
        schema: { response: serializerSchemas(operation) },
        preHandler: (request, reply, done) => {
          const wrong = problemsOf(request);
          if (wrong.length > 0) return void sendProblems(operation, refusals, reply, wrong);
          const refused = claimedBy(request, request.body);
          if (refused) return void sendRefusal(reply, refusals, refused);
          done();
        },
        // Returns nothing: Fastify waits for a returned reply, with listeners on its stream.
        handler: (request, reply) => {
          const { params, query, headers, body, id: requestId, log } = request;
          const upload = () => uploadOf(operation, request, (field) => claimedBy(request, field));
          const session = sessionOf(request);
          const call = { params, query, headers, body, session, requestId, log, upload, req: request, reply };
          answerTo(call, reply).catch((error: unknown) => {
            if (error instanceof UploadRefused) void sendRefusal(reply, refusals, error.refusal);
            else if (isFileTooLarge(error))
              void sendRefusal(reply, refusals, fileTooLarge(operation, refusals));
            // Fastify would send any other thrown value as a success.
            else void reply.send(error instanceof Error ? error : new Error('thrown', { cause: error }));
          });
        },
        onSend: [
          ...(takesForm(operation) ? [settleUpload] : []),
          ...(strictResponses ? [sameAsAnswered] : []),
        ],
      });
    }

    function addOtherMethods(path: string) {
      const known = operations.filter((operation) => operation.path === path).map(({ method }) => method);
      const others = methods.filter((method) => !known.includes(method));
      if (others.length === 0) return;
      app.route({
        method: others,
        url: urlOf(path),
        // In onRequest, so that the body of a wrong call is not read.
        onRequest: async (_request, reply) =>
          sendRefusal(reply.header('allow', known.join(', ')), refusals, refusal('METHOD_NOT_ALLOWED')),
        handler: async () => undefined,
      });
    }

    function urlOf(path: string): string {
      return prefix + path.replace(/\{([^}]+)\}/g, ':$1');
    }
  });
}
