/** What the screen of a provider's services says of itself. */
export const servicesWords = {
  title: 'Services',
  lead: 'What people can book with you. Press a price or a duration to change it.',
  searchHint: 'Name or category',
  emptyTitle: 'Nothing can be booked yet.',
  emptyWords:
    'Bring the list of services that you have, as a spreadsheet or a CSV file. We read it, you check it, and it is in your shop.',
} as const;
