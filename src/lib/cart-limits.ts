/** Maximum quantity of a line, and maximum number of lines including those saved for later; as in the contract. */
export const cartLimits = { lineQuantity: 9999, lines: 500 } as const;
