/** What the provider’s calendar says of itself, before it is loaded too. */
export const scheduleTexts = {
  title: 'Calendar',
  lead: 'Your week, your working hours and your time off. Drag a booking, or move it with the arrow keys, to propose another time.',
} as const;
