import type { FieldRefusal } from '../account/index.ts';

type ReturnRefusal =
  | { readonly code: 'VALIDATION'; readonly fields: readonly FieldRefusal[] }
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'NOT_ALLOWED_NOW'
        | 'KEY_USED_OTHERWISE'
        | 'PAPER_NOT_ACCEPTED'
        | 'PICTURE_TOO_MANY_PIXELS'
        | 'FILE_EMPTY';
    };

type OfCode<Refused, Code> = Refused extends { readonly code: infer Own }
  ? Own & Code extends never
    ? never
    : Omit<Refused, 'code'> & { readonly code: Own & Code }
  : never;

/** The refusals of these codes, each with its data. */
export type Refusals<Code extends ReturnRefusal['code']> = OfCode<ReturnRefusal, Code>;
