/** "41 s", "11 min", "3.5 h", "2 d" */
export function durationText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 360) / 10} h`;
  return `${Math.round(seconds / 86_400)} d`;
}

/** "12,345" */
export const visitsText = (count: number): string => count.toLocaleString('en');

/** "92 %"; rounded to 0 or 100 only if it is exact. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return '>99 %';
  if (percent === 0 && share > 0) return '<1 %';
  return `${percent} %`;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** "23 Aug 2026 to 20 Nov 2026" */
export const periodText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${day.format(new Date(from))} to ${day.format(new Date(to))}`;
