/** A problem of one field, with its path in the request (`products/12/currency`). */
export const refusedAt = <Code extends 'VALIDATION' | 'CURRENCY_NOT_ACCEPTED' | 'PRODUCT_UNKNOWN'>(
  code: Code,
  field: string,
  message: string,
  rule: string,
) => ({ code, fields: [{ field, message, rule }] });
