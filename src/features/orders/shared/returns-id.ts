/** Where the returns of a sub-order stand on the page of its order. */
export const returnsId = (subOrderId: string): string => `returns-${subOrderId}`;
