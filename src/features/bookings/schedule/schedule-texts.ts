/** Another user has saved meanwhile; what was typed can still be saved over their version. */
export const savedOverTexts = {
  CHANGED_ELSEWHERE:
    'This was changed elsewhere meanwhile. What you typed is kept: save again to replace that change, or go back to see it first.',
} as const;

/** Title and lead of the provider’s calendar; also shown before it has loaded. */
export const scheduleTexts = {
  title: 'Calendar',
  lead: 'Your week, your working hours and your time off.',
} as const;
