import type { OnboardingRequest } from '../../../machines/onboarding/index.ts';
import { companyFields, type CompanyValues } from '../company/company-values.ts';
import type { TypedCompany } from '../company/typed-company.ts';

/**
 * Input that lasts as long as the screen, so that stories do not share it. It starts with the submitted values, since
 * nobody types while a machine is played.
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
