import type { FieldRefusal, RefusalsOf } from '../../platform/refusals.ts';

type ImportRefusal =
  | {
      readonly code: 'VALIDATION' | 'CURRENCY_NOT_ACCEPTED' | 'PRODUCT_UNKNOWN';
      readonly fields: readonly FieldRefusal[];
    }
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'NOT_ALLOWED_NOW'
        | 'CHANGED_ELSEWHERE'
        | 'KEY_USED_OTHERWISE'
        | 'BATCHES_MISSING'
        | 'ANSWERS_MISSING'
        | 'UNDO_EXPIRED'
        | 'FILE_EMPTY';
    };

/** The refusals with these codes and their details. */
export type Refusals<Code extends ImportRefusal['code']> = RefusalsOf<ImportRefusal, Code>;
