/** Whether the words are the number of an order or a booking: `Q-10001`, `#10001`, `b 10001/2`. */
export const isNumber = (words: string): boolean => /^#?(?:[qb][-\s]?)?\d+(?:\/\d*)?$/i.test(words);

/** The buyer's list that has this number: their bookings or their orders. A visitor is asked to sign in first. */
export const purchasesNumbered = (number: string): string =>
  `${/^#?b/i.test(number) ? '/crew/calendar?show=bookings&' : '/crew/orders-management?'}${new URLSearchParams({ q: number }).toString()}`;
