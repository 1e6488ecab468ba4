/** Title and lead of a supplier's stock. */
export const inventoryTexts = {
  title: 'Inventory',
  lead: 'What you sell. Select a figure to change it, or a name to change everything.',
  searchHint: 'Name, number or brand',
  emptyTitle: 'Nothing on sale yet.',
  emptyText:
    'Upload your existing price list as a spreadsheet or CSV file. We read it, you check it, and it’s in your shop.',
} as const;
