import type { components } from '../../openapi/__generated__/marketplace.ts';

type Details = NonNullable<components['schemas']['Failure']['error']['details']>;

/** The readable parts of a refusal. */
interface ReadFailure {
  code: string | null;
  /** The server's message for users. */
  text: string | null;
  /** The `error`, if it is a string. */
  errorText: string | null;
  requestId: string | null;
  details: Details;
}

/** The fields of an object; empty for other values. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const countIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const listIn = <T>(value: unknown, read: (item: unknown) => readonly T[]): T[] | undefined =>
  Array.isArray(value) ? value.flatMap(read) : undefined;

function problemIn(value: unknown): NonNullable<Details['fields']> {
  const { field, message, rule } = fieldsOf(value);
  if (typeof field !== 'string' || typeof message !== 'string') return [];
  return [{ field, message, rule: typeof rule === 'string' ? rule : '' }];
}

function slotIn(value: unknown): NonNullable<Details['nearestSlots']> {
  const { startsAt, endsAt } = fieldsOf(value);
  return typeof startsAt === 'string' && typeof endsAt === 'string' ? [{ startsAt, endsAt }] : [];
}

function bookingIn(value: unknown): NonNullable<Details['bookings']> {
  const { id, number, serviceName, startsAt, endsAt } = fieldsOf(value);
  return typeof id === 'string' &&
    typeof number === 'string' &&
    typeof serviceName === 'string' &&
    typeof startsAt === 'string' &&
    typeof endsAt === 'string'
    ? [{ id, number, serviceName, startsAt, endsAt }]
    : [];
}

function amountIn(value: unknown): NonNullable<Details['price']>['total'] | undefined {
  const { amountMinor, currency } = fieldsOf(value);
  return typeof amountMinor === 'number' && typeof currency === 'string'
    ? { amountMinor, currency }
    : undefined;
}

function priceIn(value: unknown): Details['price'] {
  const input = fieldsOf(value);
  const unitPrice = amountIn(input.unitPrice);
  const subtotal = amountIn(input.subtotal);
  const tax = amountIn(input.tax);
  const total = amountIn(input.total);
  return unitPrice && subtotal && tax && total ? { unitPrice, subtotal, tax, total } : undefined;
}

const kindsKnown = ['authenticator', 'passkey', 'recovery_code'] as const;

function challengeIn(value: unknown): Details['passkeyRequest'] {
  const { challenge, ...asked } = fieldsOf(value);
  return typeof challenge === 'string' ? { ...asked, challenge } : undefined;
}

/** Only values of the contract's shape, which screens use without checks. */
function detailsIn(value: unknown): Details {
  const input = fieldsOf(value);
  return {
    fields: listIn(input.fields, problemIn),
    missing: listIn(input.missing, (item) => (typeof item === 'string' ? [item] : [])),
    retryAfterSeconds: countIn(input.retryAfterSeconds),
    triesLeft: countIn(input.triesLeft),
    available: countIn(input.available),
    secondFactors: listIn(input.secondFactors, (item) => kindsKnown.filter((kind) => kind === item)),
    passkeyRequest: challengeIn(input.passkeyRequest),
    nearestSlots: listIn(input.nearestSlots, slotIn),
    bookings: listIn(input.bookings, bookingIn),
    price: priceIn(input.price),
  };
}

/** Whether a body reports a failure, whatever its HTTP status (docs/requirements.md §5). */
export function reportsFailure(body: unknown): boolean {
  const { status, ok } = fieldsOf(body);
  return status === false || ok === false;
}

/**
 * Reads a refusal field by field, since another server or a proxy may have written it. The text is `message`, or
 * `error` if that is a string, or the message inside `error`.
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
