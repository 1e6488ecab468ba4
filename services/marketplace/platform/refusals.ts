/** A problem of one field that the contract's schema cannot detect: the field's path in the request (`licences/0/name`), and a sentence for users. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
  readonly rule: string;
}

/** Fields of a request that can't be used. */
export interface Invalid {
  readonly code: 'VALIDATION';
  readonly fields: readonly FieldRefusal[];
}

export const invalidFields = (fields: readonly FieldRefusal[]): Invalid => ({ code: 'VALIDATION', fields });

export const invalid = (field: string, message: string, rule: string): Invalid =>
  invalidFields([{ field, message, rule }]);

/** A place in a list that the server never gave. */
export const invalidCursor = invalid(
  'cursor',
  'We can’t continue this list from here. Please start from the beginning.',
  'cursor',
);

/** Of what a module refuses with, the refusals of these codes, each with its data. */
export type RefusalsOf<Refused, Code> = Refused extends { readonly code: infer Own }
  ? Own & Code extends never
    ? never
    : Omit<Refused, 'code'> & { readonly code: Own & Code }
  : never;
