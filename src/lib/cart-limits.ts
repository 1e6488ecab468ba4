/** The most that a cart holds: of one item, and how many lines, with those saved for later. The contract refuses more. */
export const cartLimits = { lineQuantity: 9999, lines: 500 } as const;
