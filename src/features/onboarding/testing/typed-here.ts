import type { OnboardingRequest } from '../../../machines/onboarding/index.ts';
import type { TabTexts } from '../../../browser/tab-texts.ts';
import { companyFields } from '../company/company-values.ts';

/**
 * Input that lasts as long as the screen, so that stories do not share it. It starts with the submitted values, since
 * nobody types while a machine is played.
 */
export function createTypedHere(request: OnboardingRequest | null): TabTexts {
  const submitted = request?.about === 'company' ? request.company : {};
  let typed: Readonly<Record<string, string>> = Object.fromEntries(
    companyFields.flatMap((field) => (field in submitted ? [[field, submitted[field] ?? '']] : [])),
  );
  return {
    read: () => typed,
    keep: (now) => {
      typed = now;
    },
  };
}
