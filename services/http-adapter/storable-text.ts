import type { FieldProblem } from './refusal.ts';

/** PostgreSQL stores no U+0000, and half a surrogate pair is no character: neither can be stored in UTF-8 text. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const problem = (field: string): FieldProblem => ({
  field,
  message: 'This contains a character that can’t be stored. Please type it again.',
  rule: 'characters',
});

/** The texts and property names in a value that cannot be stored; the field as in `lines/0/note`. */
export function unstorableTexts(value: unknown, field = ''): readonly FieldProblem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [problem(field)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!isStorable(name)) return [problem(field)];
    return unstorableTexts(inner, field === '' ? name : `${field}/${name}`);
  });
}
