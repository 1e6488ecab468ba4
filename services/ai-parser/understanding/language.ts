import type { Header } from './header-meaning.ts';

/**
 * The language of most headers as an ISO 639-1 code; null if none is understood. Of equally frequent ones the first of
 * the lexicon.
 */
export function languageOf(headers: readonly (Header | null)[]): string | null {
  const points = new Map<string, number>();
  for (const header of headers) {
    const best = header?.meanings[0];
    for (const language of best?.languages ?? [])
      points.set(language, (points.get(language) ?? 0) + (best?.strength ?? 0));
  }
  const [first] = [...points].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? null;
}
