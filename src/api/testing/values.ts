/** An amount in the currency of the examples. */
export const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** The same identifier for the same number. */
export const idOf = (number: number): string => `0193f2a1-7c1e-7b2a-9d4e-${String(number).padStart(12, '0')}`;
