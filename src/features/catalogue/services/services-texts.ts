/** Title and lead of a provider's services. */
export const servicesTexts = {
  title: 'Services',
  lead: 'What people can book with you. Select a figure to change it, or a name to change everything.',
  searchHint: 'Name or category',
  emptyTitle: 'No services yet.',
  emptyText:
    'Upload your existing list of services as a spreadsheet or CSV file. We read it, you check it, and it’s in your shop.',
} as const;
