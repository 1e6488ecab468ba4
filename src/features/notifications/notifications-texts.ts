/** Title and lead of the list; also shown before it has loaded. */
export const notificationsTexts = {
  title: 'Notifications',
  lead: 'What happened while you were away, and what needs your attention.',
} as const;
