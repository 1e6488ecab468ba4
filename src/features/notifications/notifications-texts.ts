/** What the list says of itself, before it is there too. */
export const notificationsTexts = {
  title: 'Notifications',
  lead: 'What happened while you were away, and what needs you.',
} as const;
