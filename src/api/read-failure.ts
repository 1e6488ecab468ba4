import type { components } from '../../openapi/__generated__/marketplace.ts';

type Details = NonNullable<components['schemas']['Failure']['error']['details']>;

/** What a refusal says, as far as it does. */
interface ReadFailure {
  code: string | null;
  /** For people, in the server's words. */
  text: string | null;
  /** The `error`, where it is a plain text. */
  errorText: string | null;
  requestId: string | null;
  details: Details;
}

/** The fields of an object; none of anything else. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const countIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const listIn = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

function problemIn(value: unknown): NonNullable<Details['fields']> {
  const { field, message, rule } = fieldsOf(value);
  if (typeof field !== 'string' || typeof message !== 'string') return [];
  return [{ field, message, rule: typeof rule === 'string' ? rule : '' }];
}

const kindsKnown = ['authenticator', 'passkey', 'recovery_code'] as const;
const isKind = (value: unknown): value is (typeof kindsKnown)[number] =>
  kindsKnown.some((kind) => kind === value);

/** Only what has the contract's shape: screens read these without asking. */
function detailsIn(value: unknown): Details {
  const given = fieldsOf(value);
  const read: Details = {};
  const fields = listIn(given.fields);
  if (fields) read.fields = fields.flatMap(problemIn);
  const missing = listIn(given.missing);
  if (missing) read.missing = missing.filter((each) => typeof each === 'string');
  for (const name of ['retryAfterSeconds', 'triesLeft', 'available'] as const) {
    const count = countIn(given[name]);
    if (count !== undefined) read[name] = count;
  }
  const kinds = listIn(given.secondFactors);
  if (kinds) read.secondFactors = kinds.filter(isKind);
  const { challenge, ...asked } = fieldsOf(given.passkeyRequest);
  if (typeof challenge === 'string') read.passkeyRequest = { ...asked, challenge };
  return read;
}

/** Whether a body reports a failure whatever its HTTP status is (docs/requirements.md §5). */
export function reportsFailure(body: unknown): boolean {
  const { status, ok } = fieldsOf(body);
  return status === false || ok === false;
}

/**
 * Reads a refusal field by field: another server or a proxy may have written it. The text is `message`, or `error` where that is a plain text, or the
 * message inside `error`.
 */
export function readFailure(body: unknown): ReadFailure {
  const { message, error } = fieldsOf(body);
  const inside = fieldsOf(error);
  return {
    code: textIn(inside.code),
    errorText: textIn(error),
    text: textIn(message) ?? textIn(error) ?? textIn(inside.message),
    requestId: textIn(inside.requestId),
    details: detailsIn(inside.details),
  };
}
