/** What the screen of a supplier's stock says of itself. */
export const inventoryWords = {
  title: 'Inventory',
  lead: 'What you sell. Press a price or a stock to change it.',
  searchHint: 'Name, number or brand',
  emptyTitle: 'Nothing is on sale yet.',
  emptyWords:
    'Bring the price list that you have, as a spreadsheet or a CSV file. We read it, you check it, and it is in your shop.',
} as const;
