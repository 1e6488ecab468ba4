/** "12.5" for 1250. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100);

/** 1250 for "12.5", "12,5" and "12.5 %"; null if it is not a percentage from 0 to 100 with at most two decimals. */
export function basisPointsOf(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= 10_000 ? points : null;
}
