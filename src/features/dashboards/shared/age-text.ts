const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Whole minutes as "12 minutes", "5 hours" or "6 days"; at least "1 minute". */
export function ageText(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, minutes), 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}
