import { medianOf, type Letters, type Word } from './page.ts';

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{L}/u];
const scriptOf = (text: string): number => scripts.findIndex((script) => script.test(text));

export function lettersOf(words: readonly Word[]): Letters | null {
  if (words.length === 0 || words.some(({ clarity }) => clarity !== null)) return null;
  const fonts = words.flatMap(({ font, text }) => {
    const script = scriptOf(text);
    return font === undefined || script < 0 ? [] : [`${script} ${font}`];
  });
  return { size: medianOf(words.map(({ size }) => size)), fonts: new Set(fonts) };
}

/** The sizes of the same letters differ by less than this where a page is set by hand. */
const sameSize = 0.08;

const isOfScript = (font: string, other: string): boolean => font.split(' ')[0] === other.split(' ')[0];

/** Whether two lines use fonts for the same script but share none. */
function areOtherFonts({ fonts }: Letters, other: Letters): boolean {
  const [own, theirs] = [[...fonts], [...other.fonts]];
  return (
    own.some((font) => theirs.some((their) => isOfScript(font, their))) &&
    !own.some((font) => other.fonts.has(font))
  );
}

/** Whether two lines are set in different letters, so that neither continues the other. */
export function areOtherLetters(one: Letters | null, other: Letters | null): boolean {
  if (!one || !other) return false;
  if (Math.abs(one.size - other.size) > sameSize * Math.max(one.size, other.size)) return true;
  return areOtherFonts(one, other);
}

/** How the letters of a line differ from the usual ones, by size or otherwise by font; null if they do not. */
export function standingOf(
  own: Letters | null,
  usual: Letters | null,
): 'larger' | 'smaller' | 'other' | null {
  if (!own || !usual) return null;
  if (own.size < (1 - sameSize) * usual.size) return 'smaller';
  if (own.size > (1 + sameSize) * usual.size) return 'larger';
  return areOtherFonts(own, usual) ? 'other' : null;
}

/** The letters that most lines are set in; null if unknown. */
export function usualOf(all: readonly (Letters | null)[]): Letters | null {
  const known = all.filter((letters) => letters !== null);
  if (known.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { fonts } of known) for (const font of fonts) counts.set(font, (counts.get(font) ?? 0) + 1);
  const fonts = [...counts].filter(([, count]) => count > known.length * 0.3).map(([font]) => font);
  return { size: medianOf(known.map(({ size }) => size)), fonts: new Set(fonts) };
}
