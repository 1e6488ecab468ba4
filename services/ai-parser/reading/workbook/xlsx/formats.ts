import { attributeIn, tagsIn, unescaped } from './xml.ts';

/** The formats that have a number and no text in a file (ECMA-376, 18.8.30), as far as they affect a value. */
const builtIn: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
};

/** How numbers of a style are displayed. */
export interface NumberFormat {
  readonly format: string;
  /** Whether its numbers are read as displayed: a date, a percentage, a code with leading zeros. */
  readonly isShown: boolean;
}

/** The parts of a format besides its format codes: texts, escaped characters, colours and locales. */
const asides = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general/giu;

const isShown = (format: string): boolean =>
  /^0{2,}$|%/u.test(format) || /[dmyhs]|\[[hms]+\]/iu.test(format.replaceAll(asides, ''));

/** Style → its format; null if it says nothing about the value. */
export function formatsOf(styles: string): readonly (NumberFormat | null)[] {
  const own = new Map<number, string>();
  for (const tag of tagsIn(styles, 'numFmt')) {
    const code = attributeIn(tag, ' formatCode="');
    if (code !== null) own.set(Number(attributeIn(tag, ' numFmtId="')), unescaped(code));
  }
  const [, used = ''] = /<cellXfs\b([\s\S]*?)<\/cellXfs>/u.exec(styles) ?? [];
  return tagsIn(used, 'xf').map((tag) => {
    const id = Number(attributeIn(tag, ' numFmtId="') ?? 0);
    const format = own.get(id) ?? builtIn[id];
    return format === undefined ? null : { format, isShown: isShown(format) };
  });
}
