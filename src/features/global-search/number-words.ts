/** Whether the words are the number of an order or a booking: `Q-10001`, `#10001`, `b 10001/2`. */
export const isNumber = (words: string): boolean => /^#?(?:[qb][-\s]?)?\d+(?:\/\d*)?$/i.test(words);
