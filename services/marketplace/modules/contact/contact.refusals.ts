import type { FieldRefusal } from '../account/index.ts';

export interface Invalid {
  readonly code: 'VALIDATION';
  readonly fields: readonly FieldRefusal[];
}

export const invalid = (field: string, message: string, rule: string): Invalid => ({
  code: 'VALIDATION',
  fields: [{ field, message, rule }],
});
