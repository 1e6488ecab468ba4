import type { Invalid, RefusalsOf } from '../../platform/refusals.ts';

type ReturnRefusal =
  | Invalid
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'NOT_ALLOWED_NOW'
        | 'KEY_USED_OTHERWISE'
        | 'PAPER_NOT_ACCEPTED'
        | 'PICTURE_TOO_MANY_PIXELS'
        | 'FILE_EMPTY';
    };

/** The refusals of these codes, each with its data. */
export type Refusals<Code extends ReturnRefusal['code']> = RefusalsOf<ReturnRefusal, Code>;
