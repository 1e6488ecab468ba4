export type DecimalMark = ',' | '.';

interface ReadDecimal {
  /** Digits with a decimal point and without thousands separators, decimals as written: `-1234.50`. */
  readonly decimal: string;
  /** It could be another number: `1.234` is 1234 in Hamburg and 1.234 in Boston. */
  readonly isAmbiguous: boolean;
}

interface Written {
  readonly sign: '' | '-';
  /** The digits between the separators; the first group may be empty (`.5`). */
  readonly groups: readonly string[];
  readonly separators: readonly string[];
  /** The mark after the last digit if no decimals follow: `1.200,-`. */
  readonly closing: string | undefined;
}

const lengthMax = 40;

const isMark = (separator: string | undefined): separator is DecimalMark =>
  separator === ',' || separator === '.';

/** Normalises spaces, apostrophes and dashes; removes currency signs and marks for "no cents" (the dash of `12,-`). */
const simplified = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u2007\u2009\u202f]+/gu, ' ')
    .replaceAll(/\p{Sc}/gu, '')
    .replaceAll(/[’‘ʼ´`]/gu, "'")
    .replaceAll(/[−–—]/gu, '-')
    .trim()
    .replace(/([.,])(?:-{1,2}|=)$/u, '$1');

function signed(text: string): { readonly sign: Written['sign']; readonly digits: string } {
  const inBrackets = /^\((.+)\)$/u.exec(text)?.[1];
  if (inBrackets !== undefined) return { sign: '-', digits: inBrackets.trim() };
  const before = /^([+-]) ?(.+)$/u.exec(text);
  if (before) return { sign: before[1] === '-' ? '-' : '', digits: before[2] ?? '' };
  const after = /^(.+?) ?-$/u.exec(text)?.[1];
  return after === undefined ? { sign: '', digits: text } : { sign: '-', digits: after };
}

function written(text: string): Written | null {
  if (text.length > lengthMax) return null;
  const { sign, digits } = signed(simplified(text));
  if (!/^[\d.,]/u.test(digits) || !/^\d*(?:[ '.,]\d+)*[.,]?$/u.test(digits)) return null;
  const parts = digits.replace(/[.,]$/u, '').split(/([ '.,])/u);
  return {
    sign,
    groups: parts.filter((_, index) => index % 2 === 0),
    separators: parts.filter((_, index) => index % 2 === 1),
    closing: /[.,]$/u.exec(digits)?.[0],
  };
}

/** Whether the groups are a whole number with thousands separators; with commas also lakhs, as in 12,34,567. */
function areThousands(groups: readonly string[], separator: string | undefined): boolean {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return true;
  if (first === '' || first.length > 3 || first.startsWith('0')) return false;
  if (rest.every((group) => group.length === 3)) return true;
  return (
    separator === ',' &&
    first.length < 3 &&
    rest.at(-1)?.length === 3 &&
    rest.slice(0, -1).every((group) => group.length === 2)
  );
}

function canonical(sign: string, whole: string, decimals?: string): string {
  const digits = whole.replace(/^0+(?=\d)/u, '') || '0';
  const number = decimals === undefined ? digits : `${digits}.${decimals}`;
  return /[1-9]/u.test(number) ? sign + number : number;
}

/** `1.5E+5`, as spreadsheets write long numbers, converted exactly. */
function fromExponent(text: string): ReadDecimal | null {
  const [, sign = '', whole = '', decimals = '', power = ''] =
    /^(-?)(\d)(?:[.,](\d+))?E([+-]\d{1,2})$/iu.exec(text.trim()) ?? [];
  if (power === '') return null;
  const digits = whole + decimals;
  const index = 1 + Number(power);
  if (index <= 0) return { decimal: canonical(sign, '0', '0'.repeat(-index) + digits), isAmbiguous: false };
  const after = digits.slice(index);
  const before = digits.slice(0, index).padEnd(index, '0');
  return { decimal: canonical(sign, before, after === '' ? undefined : after), isAmbiguous: false };
}

/** The decimal mark that a text's own form shows: the mark, `none` if there is none, or null if it is not a number. */
function decided({ groups, separators, closing }: Written): DecimalMark | 'none' | 'ambiguous' | null {
  const last = separators.at(-1);
  if (last === undefined) return groups[0] === '' ? null : 'none';
  if (closing !== undefined) return last !== closing && areThousands(groups, last) ? 'none' : null;
  const kinds = new Set(separators);
  if (kinds.size > 2) return null;
  if (kinds.size === 2) {
    const isOnlyLast = separators.indexOf(last) === separators.length - 1;
    return isMark(last) && isOnlyLast && areThousands(groups.slice(0, -1), separators[0]) ? last : null;
  }
  const isWhole = areThousands(groups, last);
  if (!isMark(last) || separators.length > 1) return isWhole ? 'none' : null;
  return isWhole ? 'ambiguous' : last;
}

/** The form in which programs write numbers, which needs no interpretation. */
const canonicalForm = /^-?(?:0|[1-9]\d*)(?:\.(?:\d{1,2}|\d{4,}))?$/u;

/**
 * Parses a number as people write it in Europe or the US, ignoring a currency sign; null if it is not a number.
 * `decimal` is the decimal mark of the surrounding texts: without it `1.234` and `1,234` are read as thousands, and are
 * ambiguous.
 */
export function readDecimal(text: string, { decimal }: { decimal?: DecimalMark } = {}): ReadDecimal | null {
  if (text.length <= lengthMax && canonicalForm.test(text) && /[1-9]/u.test(text))
    return { decimal: text, isAmbiguous: false };
  const form = written(text);
  if (!form) return fromExponent(text);
  const mark = decided(form);
  if (mark === null) return null;
  const { sign, groups, separators } = form;
  const hasDecimals = mark === 'ambiguous' ? separators[0] === decimal : mark !== 'none';
  const isAmbiguous = mark === 'ambiguous' && decimal === undefined;
  if (!hasDecimals) return { decimal: canonical(sign, groups.join('')), isAmbiguous };
  return { decimal: canonical(sign, groups.slice(0, -1).join(''), groups.at(-1)), isAmbiguous };
}

const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

/** The decimal mark that a text proves: `89,5` and `1.234.567` prove a comma. Null if it proves none. */
function shownBy(text: string): DecimalMark | null {
  const form = written(text);
  const mark = form && decided(form);
  if (!form || !mark || mark === 'ambiguous') return null;
  if (mark !== 'none') return mark;
  const separator = form.separators[0];
  if (isMark(form.closing)) return form.closing;
  return isMark(separator) ? other(separator) : null;
}

/** How many times more often a mark has to be proved than the other one. */
const clearly = 4;

/** The decimal mark that numbers of one source share; null if they prove none, or contradict each other. */
export function decimalStyleOf(texts: Iterable<string>): DecimalMark | null {
  const shown = { ',': 0, '.': 0 };
  for (const text of texts) {
    const mark = shownBy(text);
    if (mark) shown[mark] += 1;
  }
  const likely = shown[','] > shown['.'] ? ',' : '.';
  return shown[likely] > 0 && shown[likely] >= clearly * shown[other(likely)] ? likely : null;
}
