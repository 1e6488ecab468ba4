/** A problem of one field that the contract's schema cannot detect: the field's path in the request (`licences/0/name`), and a sentence for users. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
  readonly rule: string;
}

/** Invalid fields of a request. */
export interface Invalid {
  readonly code: 'VALIDATION';
  readonly fields: readonly FieldRefusal[];
}

export const invalidFields = (fields: readonly FieldRefusal[]): Invalid => ({ code: 'VALIDATION', fields });

export const invalid = (field: string, message: string, rule: string): Invalid =>
  invalidFields([{ field, message, rule }]);

/** An invalid cursor of a list. */
export const invalidCursor = invalid(
  'cursor',
  'We can’t continue this list from here. Please start from the beginning.',
  'cursor',
);

/** The refusals with these codes among those of a module, each with its data. */
export type RefusalsOf<Refused, Code> = Refused extends { readonly code: infer Own }
  ? Own & Code extends never
    ? never
    : Omit<Refused, 'code'> & { readonly code: Own & Code }
  : never;
