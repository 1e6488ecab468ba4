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
  const given = fieldsOf(value);
  const unitPrice = amountIn(given.unitPrice);
  const subtotal = amountIn(given.subtotal);
  const tax = amountIn(given.tax);
  const total = amountIn(given.total);
  return unitPrice && subtotal && tax && total ? { unitPrice, subtotal, tax, total } : undefined;
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
  const slots = listIn(given.nearestSlots);
  if (slots) read.nearestSlots = slots.flatMap(slotIn);
  const bookings = listIn(given.bookings);
  if (bookings) read.bookings = bookings.flatMap(bookingIn);
  const price = priceIn(given.price);
  if (price) read.price = price;
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
