/** `Q-10001`, `#10001`, `b 10001/2`: somebody looks for an order or a booking. */
export const isNumber = (words: string): boolean => /^#?(?:[qb][-\s]?)?\d+(?:\/\d*)?$/i.test(words);
