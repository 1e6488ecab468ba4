/** Markup that is safe to send; only `html` creates it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | false | null | readonly Markup[];

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: Part): string => {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  return typeof part === 'number' ? String(part) : part.map(({ text }) => text).join('');
};

/**
 * Markup from a template; inserted values are escaped unless they are markup themselves. Attributes must be in double
 * quotes.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, at) => text + written(parts[at - 1] ?? null) + string));
