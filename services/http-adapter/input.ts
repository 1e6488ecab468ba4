import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesForm, type Operation } from './document.ts';
import { sendRefusal } from './failures.ts';
import { refusal, type FieldProblem, type RefusalTable } from './refusal.ts';
import { unstorableTexts } from './storable-text.ts';
import type { requestChecks } from './validation.ts';

/**
 * Validates a call's parameters and JSON body, their texts first; coerces parameters and fills in defaults in place.
 */
export function inputCheck(operation: Operation, checks: ReturnType<typeof requestChecks>) {
  const { path, query, header } = operation.parameters;
  const [params, search, headers] = [path, query, header].map((schema) =>
    schema ? checks.parameters(schema) : null,
  );
  const body = operation.body?.json ? checks.body(operation.body.json) : null;
  const isForm = takesForm(operation);
  return (request: FastifyRequest): readonly FieldProblem[] => {
    const unstorable = [request.params, request.query, request.body].flatMap((given) =>
      unstorableTexts(given),
    );
    if (unstorable.length > 0) return unstorable;
    const wrong = [
      ...(params?.(request.params) ?? []),
      ...(search?.(request.query) ?? []),
      ...(headers?.(request.headers) ?? []),
    ];
    if (request.body !== undefined) return body ? [...wrong, ...body(request.body)] : wrong;
    const isMissing = operation.body?.required === true && !(isForm && request.isMultipart());
    return isMissing
      ? [...wrong, { field: '', message: 'Nothing was sent: this call needs a body.', rule: 'required' }]
      : wrong;
  };
}

/** Refuses with VALIDATION: 422 if the contract declares it for that code, else 400. */
export function sendProblems(
  operation: Operation,
  table: RefusalTable<string>,
  reply: FastifyReply,
  fields: readonly FieldProblem[],
): FastifyReply {
  const named = fields.map((problem) => problem.field).filter((field) => field !== '');
  const message = named.length > 0 ? `Please check: ${named.slice(0, 5).join(', ')}.` : fields[0]?.message;
  const unprocessable = operation.responses.get('422');
  const status = unprocessable && (unprocessable.errorCodes?.includes('VALIDATION') ?? true) ? 422 : 400;
  const messages = table.VALIDATION?.message ?? '';
  return sendRefusal(
    reply,
    { ...table, VALIDATION: { status, message: messages } },
    refusal('VALIDATION', { fields, ...(message && { message }) }),
  );
}
