import { isCountryCode } from '../../../../../src/lib/country-codes.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { readVatId } from '../../../../../src/lib/vat-id/vat-id.ts';
import { cleanLine, cleanText } from '../../../platform/clean-text.ts';
import type { FieldRefusal } from '../../../platform/refusals.ts';
import type { SignUpRole } from '../account.domain.ts';

/** The minimum and maximum length of each line in code points, as in the tables. */
const lengths = {
  tradingName: [1, 120],
  legalName: [1, 200],
  registrationNumber: [1, 60],
  vatNumber: [1, 30],
  street: [1, 200],
  postalCode: [1, 20],
  city: [1, 120],
  /** ISO 3166-1 alpha-2. */
  country: [2, 2],
  contactName: [1, 160],
  contactEmail: [1, 254],
  contactPhone: [4, 32],
  about: [1, 2000],
} as const satisfies Readonly<Record<string, readonly [atLeast: number, atMost: number]>>;

export type CompanyField = keyof typeof lengths;

/** A company's details as entered; undefined fields were not given, null clears one. */
export type CompanyLines = { readonly [Field in CompanyField]?: string | null | undefined };

/** The given fields. */
type CleanLines = { readonly [Field in CompanyField]?: string | null };

/** The company details on /apply, before there is an account. `ports` are slugs. */
export interface SignUpCompany extends CompanyLines {
  readonly ports?: readonly string[] | undefined;
}

// Safe: the keys of the literal above, and no others.
const fields = Object.keys(lengths) as readonly CompanyField[];

/** The fields as PostgreSQL can store them: trimmed, with an empty description cleared. */
export function cleanCompany(given: CompanyLines): CleanLines {
  const cleaned: { [Field in CompanyField]?: string | null } = {};
  for (const field of fields) {
    const line = given[field];
    if (line === undefined) continue;
    cleaned[field] = line === null ? null : field === 'about' ? cleanText(line) || null : cleanLine(line);
  }
  return cleaned;
}

/** A problem of a cleaned company that the contract's schema cannot express; null without one. */
export function companyProblem(company: CompanyLines): FieldRefusal | null {
  for (const field of fields) {
    const line = company[field];
    if (line === undefined || line === null) continue;
    const [atLeast, atMost] = lengths[field];
    // In code points, as PostgreSQL counts.
    const length = [...line].length;
    if (length === 0) return { field, message: 'This must not be empty.', rule: 'minLength' };
    if (length < atLeast) return { field, message: 'This is too short.', rule: 'minLength' };
    if (length > atMost) return { field, message: 'This is too long.', rule: 'maxLength' };
    if (field === 'country' && !isCountryCode(line))
      return { field, message: 'Enter a country code we know, such as ES.', rule: 'country' };
  }
  return null;
}

type VatDetails = { readonly [Field in 'vatNumber' | 'country']: string | null };

/**
 * A cleaned change with its VAT ID in stored form, validated for the company's resulting country; an unchanged one is
 * not validated again.
 */
export function withVatNumber<Change extends CompanyLines>(
  change: Change,
  before: VatDetails = { vatNumber: null, country: null },
): Result<Change, FieldRefusal> {
  const { vatNumber = before.vatNumber, country = before.country } = change;
  if (vatNumber === null || (vatNumber === before.vatNumber && country === before.country)) return ok(change);
  const read = readVatId(vatNumber, country);
  return read.ok ? ok({ ...change, vatNumber: read.value }) : refuse({ field: 'vatNumber', ...read.error });
}

/** The stored company of a sign-up. Whether it is refused depends only on the input, never on the address. */
export function companyAtSignUp(
  { role, company }: { readonly role: SignUpRole; readonly company?: SignUpCompany | undefined },
  unknownPorts: readonly string[],
): Result<SignUpCompany | null, FieldRefusal> {
  if (company === undefined) return ok(null);
  if (role === 'crew_member')
    return refuse({ field: 'company', message: 'Only vendors can enter company details.', rule: 'role' });
  const cleaned = cleanCompany(company);
  const problem = companyProblem(cleaned);
  if (problem !== null) return refuse({ ...problem, field: `company/${problem.field}` });
  const numbered = withVatNumber(cleaned);
  if (!numbered.ok) return refuse({ ...numbered.error, field: `company/${numbered.error.field}` });
  const [unknown] = unknownPorts;
  if (unknown !== undefined) {
    const field = `company/ports/${company.ports?.indexOf(unknown) ?? 0}`;
    return refuse({ field, message: 'This is not a port we know.', rule: 'port' });
  }
  return ok({ ...numbered.value, ...(company.ports && { ports: company.ports }) });
}
