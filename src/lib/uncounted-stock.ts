/** Shown where a supplier doesn't count what there is: never "In stock", since they confirm each order by hand. */
export const uncountedStockText = 'Ask for availability';
