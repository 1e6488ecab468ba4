import { ok, refuse, type Result } from '../../src/lib/result.ts';
import { readBankAccount, testIbanOf } from './iban.ts';
import type { Account } from './objects.ts';
import { endings, type Ending, type Section } from './requirements.ts';

/** The fields of the hosted page by section. */
const fieldsOf = {
  business: [
    'business_type',
    'company_name',
    'company_number',
    'website',
    'first_name',
    'last_name',
    'birth_date',
  ],
  bank: ['iban'],
  document: ['document'],
  terms: ['terms'],
} as const satisfies Readonly<Record<Section, readonly string[]>>;

export type Field =
  | 'business_type'
  | 'company_name'
  | 'company_number'
  | 'website'
  | 'first_name'
  | 'last_name'
  | 'birth_date'
  | 'iban'
  | 'document'
  | 'terms'
  | 'ending';

/** The fields exactly as typed. */
type Typed = Readonly<Partial<Record<Field, string>>>;
/** In the order of the page, one sentence each. */
type Problems = Readonly<Partial<Record<Field, string>>>;

/** The stored details. */
export interface Details {
  readonly businessType: 'individual' | 'company' | null;
  readonly companyName: string | null;
  readonly website: string | null;
  readonly bank: ReturnType<typeof readBankAccount>;
  readonly hasAcceptedTerms: boolean;
  readonly ending: Ending;
}

const textMax = 100;
const adultYears = 18;
const oldestYears = 120;

const textProblem = (value: string, empty: string): string | null => {
  if (value === '') return empty;
  return value.length > textMax ? `Use at most ${textMax} characters.` : null;
};

function birthProblem(value: string, now: Date): string | null {
  const written = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  if (!written || Number.isNaN(written.getTime())) return 'Enter the date of birth.';
  const yearsBefore = (years: number) => {
    const day = new Date(now);
    day.setUTCFullYear(day.getUTCFullYear() - years);
    return day;
  };
  if (written < yearsBefore(oldestYears)) return 'Enter a date of birth within the last 120 years.';
  return written > yearsBefore(adultYears) ? 'The representative must be 18 or older.' : null;
}

const isWebsite = (value: string): boolean => {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.');
};

const checks: Readonly<Record<Field, (value: string, typed: Typed, now: Date) => string | null>> = {
  business_type: (value) =>
    ['individual', 'company'].includes(value) ? null : 'Choose what kind of business this is.',
  company_name: (value, { business_type }) =>
    business_type === 'company' ? textProblem(value, 'Enter the name of the company.') : null,
  company_number: (value, { business_type }) =>
    business_type === 'company' ? textProblem(value, 'Enter the registration number.') : null,
  website: (value) =>
    isWebsite(value) && value.length <= textMax
      ? null
      : 'Enter a web address, such as chandlery.example.com.',
  first_name: (value) => textProblem(value, 'Enter the first name.'),
  last_name: (value) => textProblem(value, 'Enter the last name.'),
  birth_date: (value, _typed, now) => birthProblem(value, now),
  iban: (value) => {
    if (value === '') return 'Enter the account, or choose the test one.';
    return readBankAccount(value) === null ? 'This account is not complete or has a wrong digit.' : null;
  },
  document: (value) => (value === 'test' ? null : 'Choose the test document.'),
  terms: (value) => (value === 'accepted' ? null : 'Accept the terms to continue.'),
  ending: (value) => (isEnding(value) ? null : 'Choose an ending.'),
};

const isEnding = (value: string): value is Ending => endings.some((ending) => ending === value);
// Safe: the table's own keys, in order.
const fields = Object.keys(checks) as readonly Field[];

/** The page's fields in a form; others are ignored. */
export function readTyped(form: URLSearchParams): Typed {
  const given = fields.flatMap((field) => {
    const value = form.get(field);
    return value === null ? [] : [[field, value.trim()] as const];
  });
  return Object.fromEntries(given);
}

/** The details of the due sections, or one problem per field. */
export function readDetails(typed: Typed, due: readonly Section[], now: Date): Result<Details, Problems> {
  const asked: ReadonlySet<Field> = new Set([
    'ending' as const,
    ...due.flatMap((section) => fieldsOf[section]),
  ]);
  const problems = fields.flatMap((field) => {
    const problem = asked.has(field) ? checks[field](typed[field] ?? '', typed, now) : null;
    return problem === null ? [] : [[field, problem] as const];
  });
  const ending = typed.ending ?? '';
  if (problems.length > 0 || !isEnding(ending)) return refuse(Object.fromEntries(problems));
  const received = (field: Field) => (asked.has(field) ? (typed[field] ?? null) : null);
  const type = received('business_type');
  return ok({
    businessType: type === 'individual' || type === 'company' ? type : null,
    companyName: type === 'company' ? received('company_name') : null,
    website: received('website'),
    bank: readBankAccount(received('iban') ?? ''),
    hasAcceptedTerms: asked.has('terms'),
    ending,
  });
}

/** Invented details that are accepted, so that nobody needs real ones. */
export const testDetails = ({ country, business_type }: Account): Typed => ({
  business_type: business_type === 'individual' ? 'individual' : 'company',
  company_name: 'Example Chandlery',
  company_number: 'B-0700 0001',
  website: 'https://chandlery.example.com',
  first_name: 'Pilar',
  last_name: 'Serra',
  birth_date: '1984-05-17',
  iban: testIbanOf(country),
  document: 'test',
  terms: 'accepted',
});
