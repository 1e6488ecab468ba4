import { isCountryCode } from '../../../../src/lib/country-codes.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { readVatId } from '../../../../src/lib/vat-id/vat-id.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';

/** The market's legal data, as the issuer of its invoices. */
export interface LegalIdentity {
  readonly legalName: string;
  readonly street: string;
  readonly postalCode: string | null;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null: not registered for VAT. */
  readonly vatId: string | null;
  readonly registrationNumber: string;
  readonly email: string;
}

export interface MarketIdentity {
  /** Null until it is set. */
  readonly identity: LegalIdentity | null;
  /** Zero until it is set. */
  readonly version: number;
  readonly changed: { readonly by: string; readonly at: Date } | null;
}

/** In stored form: trimmed, with the VAT ID in capitals and without spaces. */
export function cleanIdentity(given: LegalIdentity): Result<LegalIdentity, Invalid> {
  if (!isCountryCode(given.country))
    return refuse(invalid('country', 'Choose a country from the list.', 'country'));
  const vatId = given.vatId === null ? null : readVatId(given.vatId, given.country);
  if (vatId !== null && !vatId.ok) return refuse(invalid('vatId', vatId.error.message, vatId.error.rule));
  return ok({
    legalName: given.legalName.trim(),
    street: given.street.trim(),
    postalCode: given.postalCode === null ? null : given.postalCode.trim(),
    city: given.city.trim(),
    country: given.country,
    vatId: vatId === null ? null : vatId.value,
    registrationNumber: given.registrationNumber.trim(),
    email: given.email.trim(),
  });
}

/** The fields that differ, with their old and new values, empty for null; null if nothing differs. */
export function identityChanges(before: LegalIdentity | null, after: LegalIdentity) {
  const names = (Object.keys(after) as (keyof LegalIdentity)[]) // Safe: its own keys.
    .filter((name) => (before?.[name] ?? null) !== after[name]);
  if (names.length === 0) return null;
  const pick = (from: LegalIdentity) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
  return { before: before === null ? {} : pick(before), after: pick(after) };
}
