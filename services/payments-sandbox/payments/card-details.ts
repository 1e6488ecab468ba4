import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { brandOf, hasRightCheckDigit, testCards, type TestCardName } from './cards.ts';

/** The fields of the payment page, in its order. */
const cardFields = ['card_number', 'card_expiry', 'card_cvc', 'card_name'] as const;
export type CardField = (typeof cardFields)[number];
/** The fields exactly as typed. */
type TypedCard = Readonly<Partial<Record<CardField, string>>>;
type CardProblems = Readonly<Partial<Record<CardField, string>>>;

export interface CardDetails {
  /** Without spaces; only used for the attempt to pay. */
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly holder: string;
}

const holderMax = 100;
const yearsAheadMax = 50;

/** The page's fields in a form; others are ignored. */
export const readTypedCard = (form: URLSearchParams): TypedCard =>
  Object.fromEntries(
    cardFields.flatMap((field) => {
      const value = form.get(field);
      return value === null ? [] : [[field, value.trim()] as const];
    }),
  );

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

function numberProblem(typed: string): string | null {
  const number = digitsOf(typed);
  if (number === '') return 'Enter the card number, or choose a test card.';
  if (!/^\d+$/.test(number)) return 'A card number has digits only.';
  if (number.length < 12 || number.length > 19) return 'This card number is not complete.';
  return hasRightCheckDigit(number) ? null : 'This card number has a wrong digit.';
}

/** `12 / 34`, `12/2034`, `1234`: month and year. */
function readExpiry(typed: string): { readonly month: number; readonly year: number } | null {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(typed) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

function expiryProblem(typed: string, now: Date): string | null {
  if (typed === '') return 'Enter the month and year the card expires.';
  const expiry = readExpiry(typed);
  if (!expiry) return 'Enter the expiry as month and year, such as 12 / 34.';
  // A card is valid to the end of its month.
  if (new Date(Date.UTC(expiry.year, expiry.month)) <= now) return 'This card has expired.';
  return expiry.year > now.getUTCFullYear() + yearsAheadMax ? 'This year is too far away.' : null;
}

function cvcProblem(typed: string, typedNumber: string): string | null {
  const isAmex = brandOf(digitsOf(typedNumber)) === 'amex';
  if (typed === '') return 'Enter the security code.';
  return new RegExp(isAmex ? '^\\d{4}$' : '^\\d{3}$').test(typed)
    ? null
    : isAmex
      ? 'Enter the four digits on the front of the card.'
      : 'Enter the three digits on the back of the card.';
}

function nameProblem(typed: string): string | null {
  if (typed === '') return 'Enter the name on the card.';
  return typed.length > holderMax ? `Use at most ${holderMax} characters.` : null;
}

/** The card, or one problem per field. */
export function readCard(typed: TypedCard, now: Date): Result<CardDetails, CardProblems> {
  const {
    card_number: number = '',
    card_expiry: expiry = '',
    card_cvc: cvc = '',
    card_name: name = '',
  } = typed;
  const problems = [
    ['card_number', numberProblem(number)],
    ['card_expiry', expiryProblem(expiry, now)],
    ['card_cvc', cvcProblem(cvc, number)],
    ['card_name', nameProblem(name)],
  ] as const;
  const wrong = problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem] as const]));
  const ends = readExpiry(expiry);
  if (wrong.length > 0 || !ends) return refuse(Object.fromEntries(wrong));
  return ok({ number: digitsOf(number), expMonth: ends.month, expYear: ends.year, holder: name });
}

/** In groups of four, like on cards: `4242 4242 …`. */
const numberInFours = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** A test card as typed, valid for three more years. */
export const typedTestCard = (name: TestCardName, now: Date): TypedCard => ({
  card_number: numberInFours(testCards[name].number),
  card_expiry: `12 / ${String(now.getUTCFullYear() + 3).slice(-2)}`,
  card_cvc: '123',
  card_name: 'Aina Riera',
});
