/** Lists are a tab of the orders. */
export const listsAddress = '/crew/orders-management?show=lists';

export const listAddress = (listId: string): string => `${listsAddress}&list=${listId}`;
