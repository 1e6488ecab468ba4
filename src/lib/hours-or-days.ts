/** Whole hours as people say them: "1 hour", "24 hours", "36 hours", "3 days". */
export function hoursOrDays(hours: number): string {
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
