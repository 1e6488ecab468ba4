import { countryCodes } from '../../../lib/country-codes.ts';
import type { SelectOption } from '../../../ui/index.ts';

/** All countries by English name, sorted alphabetically. */
export function countryOptions(): SelectOption[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));
}
