import type { Invalid, RefusalsOf } from '../../platform/refusals.ts';

type VendorRefusal =
  | Invalid
  | {
      readonly code: 'APPLICATION_INCOMPLETE' | 'ONBOARDING_INCOMPLETE';
      /** The names of missing fields or steps. */
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

/** The refusals with these codes and their details. */
export type Refusals<Code extends VendorRefusal['code']> = RefusalsOf<VendorRefusal, Code>;
