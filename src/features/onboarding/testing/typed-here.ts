import type { OnboardingRequest } from '../../../machines/onboarding/index.ts';
import { companyFields, type CompanyValues } from '../company/company-values.ts';
import type { TypedCompany } from '../company/typed-company.ts';

/**
 * What is typed, for as long as the screen lives: nothing of one story is found in the next. It begins with what was submitted, which nobody typed where the
 * machine alone was played.
 */
export function createTypedHere(request: OnboardingRequest | null): TypedCompany {
  const submitted = request?.about === 'company' ? request.company : {};
  let typed: Partial<CompanyValues> = Object.fromEntries(
    companyFields.flatMap((field) => (field in submitted ? [[field, submitted[field] ?? '']] : [])),
  );
  return {
    read: () => typed,
    keep: (now) => {
      typed = now;
    },
  };
}
