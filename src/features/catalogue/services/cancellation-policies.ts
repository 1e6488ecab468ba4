import { businessTerms } from '../../../lib/business-terms.ts';
import type { CancellationPolicy } from '../../../lib/cancellation.ts';
import type { Typed } from '../typed/typed.ts';

const { flexibleHours, moderateHours, strictDays } = businessTerms.cancellation;

const limits: Readonly<Record<CancellationPolicy, { readonly name: string; readonly before: string }>> = {
  flexible: { name: 'Flexible', before: `${flexibleHours} hours` },
  moderate: { name: 'Moderate', before: `${moderateHours} hours` },
  strict: { name: 'Strict', before: `${strictDays} days` },
};

const policies = ['flexible', 'moderate', 'strict'] as const satisfies readonly CancellationPolicy[];

/** "Moderate, 72 hours". */
export const policyName = (policy: CancellationPolicy): string =>
  `${limits[policy].name}, ${limits[policy].before}`;

/** The policies as options, each with its refunds. */
export const policyOptions = policies.map((value) => ({
  value,
  label: limits[value].name,
  description: `Free until ${limits[value].before} before the start. After that, nothing is refunded.`,
}));

/** Finds a policy by the first letters of its name. */
export function readPolicy(text: string): Typed<CancellationPolicy> {
  const typed = text.trim().toLowerCase().split(/[ ,]/)[0] ?? '';
  const found = policies.find((policy) => typed !== '' && policy.startsWith(typed));
  return found === undefined ? { problem: 'Enter flexible, moderate or strict.' } : { value: found };
}
