import type { FieldRefusal } from '../account/index.ts';

type VendorRefusal =
  | { readonly code: 'VALIDATION'; readonly fields: readonly FieldRefusal[] }
  | {
      readonly code: 'APPLICATION_INCOMPLETE' | 'ONBOARDING_INCOMPLETE';
      /** What is still needed, by name. */
      readonly missing: readonly string[];
    }
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'FORBIDDEN'
        | 'LINK_WRONG'
        | 'LINK_EXPIRED'
        | 'LINK_USED'
        | 'NOT_ALLOWED_NOW'
        | 'CHANGED_ELSEWHERE'
        | 'NOTHING_IMPORTED'
        | 'PAPER_NOT_ACCEPTED'
        | 'PICTURE_TOO_MANY_PIXELS'
        | 'FILE_EMPTY';
    };

type OfCode<Refused, Code> = Refused extends { readonly code: infer Own }
  ? Own & Code extends never
    ? never
    : Omit<Refused, 'code'> & { readonly code: Own & Code }
  : never;

/** The refusals with these codes and their details. */
export type Refusals<Code extends VendorRefusal['code']> = OfCode<VendorRefusal, Code>;

export const invalid = (field: string, message: string, rule: string) =>
  ({ code: 'VALIDATION', fields: [{ field, message, rule }] }) as const;
