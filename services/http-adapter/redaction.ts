/** Keys whose values never reach a log, at any depth, in any spelling (`new_password` as `newPassword`). */
const SECRET_KEYS: ReadonlySet<string> = new Set(
  [
    'authorization',
    'cookie',
    'set-cookie',
    'x-xsrf-token',
    'password',
    'newPassword',
    'currentPassword',
    'confirmPassword',
    'passwordHash',
    'token',
    'tokenHash',
    'webhookSecret',
    'resetToken',
    'secret',
    'appSecret',
    'secretKey',
    'metricsToken',
    'codeHmac',
    'smtpUrl',
    'databaseUrl',
  ].map(folded),
);

const REDACTED = '[redacted]';

// The first branch skips escapes in a JSON text, so that none is split.
const ADDRESS = /\\(?:u[\da-f]{4}|.)|([\p{L}\p{N}._+-])[\p{L}\p{N}._+-]*(@|%40)([\p{L}\p{N}.-]+)/giu;
// Error codes stay readable: 'ECONNREFUSED', 'PICTURE_TOO_LARGE', SQLSTATE '23505' and '40P01'.
const ERROR_CODE = /^(?:[A-Z][A-Z\d_]*|[A-Z\d]{5})$/;
const MAX_DEPTH = 8;

/** Replaces every address in a text, or in a line of JSON, with its first letter and its domain: `a…@example.com`. */
export const maskAddresses = (text: string): string =>
  text.replace(ADDRESS, (whole, first: string | undefined, at: string, domain: string) =>
    first === undefined ? whole : `${first}…${at}${domain}`,
  );

/**
 * A copy of a value for logging: values of secret keys and one-time codes are redacted at any depth. Errors keep a
 * closed list of fields, since drivers attach rows, queries and server replies to them.
 */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (!isPlain(value)) return value;
  return redactFields(value, depth);
}

/** `redact` for the fields of one entry of a log. */
export function redactFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, inner]) => [key, redactEntry(key, inner, depth + 1)]),
  );
}

function redactEntry(key: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value;
  const name = folded(key);
  if (SECRET_KEYS.has(name)) return REDACTED;
  if (name === 'code') return typeof value === 'string' && ERROR_CODE.test(value) ? value : REDACTED;
  return redact(value, depth);
}

/** An error for logging: only its type, code, message, stack and causes. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause =
    error.cause === undefined || depth >= MAX_DEPTH ? {} : { cause: describeError(error.cause, depth + 1) };
  return {
    type: error.name,
    ...code,
    message: error.message,
    stack: error.stack,
    ...cause,
  };
}

function folded(key: string): string {
  return key.replaceAll(/[-_]/g, '').toLowerCase();
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
