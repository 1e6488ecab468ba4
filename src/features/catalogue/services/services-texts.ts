/** What the screen of a provider's services says of itself. */
export const servicesTexts = {
  title: 'Services',
  lead: 'What people can book with you. Select a price, duration or lead time to change it.',
  searchHint: 'Name or category',
  emptyTitle: 'No services yet.',
  emptyText:
    'Upload your existing list of services as a spreadsheet or CSV file. We read it, you check it, and it’s in your shop.',
} as const;
