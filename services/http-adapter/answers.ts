import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { ContractDocument, DeclaredResponse, Operation } from './document.ts';
import { failureOf } from './failures.ts';
import { refusal, type Refusal, type RefusalTable } from './refusal.ts';
import { answerChecks } from './response-check.ts';
import { PreserializedJson } from './preserialized-json.ts';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Only successful answers are serialized by the contract: failures have one envelope, written in failures.ts. */
export const serializerSchemas = (operation: Operation) =>
  Object.fromEntries(
    [...operation.responses].flatMap(([status, { json }]) =>
      json && status.startsWith('2') ? [[status, { content: { 'application/json': { schema: json } } }]] : [],
    ),
  );

const declaredFor = (operation: Operation, status: number): DeclaredResponse | undefined =>
  operation.responses.get(String(status)) ??
  operation.responses.get(`${Math.floor(status / 100)}XX`) ??
  operation.responses.get('default');

/** The contract's rules for a handler's answer; each throws, since a violation is a bug. */
interface AnswerRules {
  answer(operation: Operation, answer: Answer): DeclaredResponse;
  refusal(operation: Operation, refused: Refusal): void;
}

/**
 * `strict` also validates each answer against its schema, including undeclared fields; only for tests, because it is
 * slow.
 */
export function answerRules(
  contract: ContractDocument,
  table: RefusalTable<string>,
  strict: boolean,
): AnswerRules {
  const checkOf = strict ? answerChecks(contract) : null;
  const checks = new Map<DeclaredResponse, ReturnType<ReturnType<typeof answerChecks>>>();
  const differs = (declared: DeclaredResponse, body: unknown): string | null => {
    if (!checkOf || !declared.json) return null;
    const written = body instanceof PreserializedJson ? body.content : null;
    if (written !== null && typeof written !== 'string') return null;
    const check = checks.get(declared) ?? checkOf(declared.json);
    checks.set(declared, check);
    return check(written === null ? body : JSON.parse(written));
  };
  const broken = (operation: Operation, what: string) =>
    new Error(`${operation.id} ${what}, which the contract does not declare`);

  return {
    answer(operation, { status, body }) {
      const declared = declaredFor(operation, status);
      if (!declared) throw broken(operation, `answered ${status}`);
      const wrong = differs(declared, body);
      if (wrong) throw broken(operation, `answered ${status} with a body that differs: ${wrong}`);
      return declared;
    },
    refusal(operation, refused) {
      const { status, body } = failureOf(table, refused, 'a-request-id');
      const declared = Object.hasOwn(table, refused.refused) ? declaredFor(operation, status) : undefined;
      const isListed = declared?.errorCodes?.includes(refused.refused) ?? true;
      if (!declared || !isListed) throw broken(operation, `refused with ${refused.refused} (${status})`);
      const wrong = differs(declared, body);
      if (wrong) throw broken(operation, `refused with ${refused.refused} and details that differ: ${wrong}`);
    },
  };
}

const answeredKey = Symbol('answered');
type WithAnswered = FastifyReply & { [answeredKey]?: string };

/** Keeps an answer's JSON as the handler made it, for sameAsAnswered. */
export function keepAnswered(reply: WithAnswered, { body }: Answer): void {
  if (body !== undefined && !(body instanceof PreserializedJson)) reply[answeredKey] = JSON.stringify(body);
}

/** Sends a success: JSON through the contract's serializer; bytes, text and streams unchanged. */
export function sendAnswer(
  operation: Operation,
  declared: DeclaredResponse,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply {
  reply.code(answer.status);
  if (answer.headers) reply.headers(answer.headers);
  if (answer.body === undefined) return reply.send();
  if (declared.json) {
    reply.type('application/json; charset=utf-8');
    return reply.send(answer.body instanceof PreserializedJson ? answer.body.content : answer.body);
  }
  if (reply.getHeader('content-type') === undefined) {
    const [only, ...others] = declared.contentTypes;
    if (only === undefined || others.length > 0)
      throw new Error(`${operation.id} answered without a content type`);
    reply.type(only);
  }
  return reply.send(answer.body);
}

/**
 * For tests, as onSend hook: checks that the serializer neither dropped nor changed anything of the handler's answer.
 */
export async function sameAsAnswered(
  _request: FastifyRequest,
  reply: WithAnswered,
  payload: unknown,
): Promise<unknown> {
  const answered = reply[answeredKey];
  if (answered === undefined || typeof payload !== 'string' || reply.statusCode >= 300) return payload;
  if (!isDeepStrictEqual(JSON.parse(payload), JSON.parse(answered)))
    throw new Error(`The serializer changed the answer: ${answered} left as ${payload}`);
  return payload;
}

/** The code of the operation's own 413, for a file above `x-file-limit-bytes`. */
export function fileTooLarge(operation: Operation, table: RefusalTable<string>): Refusal {
  const codes = operation.responses.get('413')?.errorCodes ?? [];
  const own = codes.find((code) => code !== 'BODY_TOO_LARGE' && Object.hasOwn(table, code));
  if (own !== undefined) return { refused: own };
  const most = Math.floor((operation.fileLimitBytes ?? 0) / bytesOfMegabyte);
  return refusal('BODY_TOO_LARGE', {
    message:
      most === 0
        ? 'This file is too large. Choose a smaller file.'
        : `This file is larger than ${most} MB. Choose a smaller file.`,
  });
}

/** As file managers count. */
const bytesOfMegabyte = 1024 * 1024;

export const isFileTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
