/** One thing wrong, named by its path in what was sent (`products/12/currency`). */
export const refusedAt = <Code extends 'VALIDATION' | 'CURRENCY_NOT_ACCEPTED' | 'PRODUCT_UNKNOWN'>(
  code: Code,
  field: string,
  message: string,
  rule: string,
) => ({ code, fields: [{ field, message, rule }] });
