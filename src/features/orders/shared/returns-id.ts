/** The element id of a sub-order's returns on the page of its order. */
export const returnsId = (subOrderId: string): string => `returns-${subOrderId}`;
