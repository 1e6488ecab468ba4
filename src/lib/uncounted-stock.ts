/** Shown if a supplier does not count their stock: not "In stock", since they confirm each order manually. */
export const uncountedStockText = 'Ask for availability';
