import type { FieldProblem } from './refusal.ts';

/** PostgreSQL stores no U+0000, and a surrogate without its other half is no character: neither can be written in UTF-8 text. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const problem = (field: string): FieldProblem => ({
  field,
  message: 'This contains a character that can’t be stored. Please type it again.',
  rule: 'characters',
});

/** Each text in a value, and each name of a property, that cannot be stored; the field as in `lines/0/note`. */
export function unstorableTexts(value: unknown, field = ''): readonly FieldProblem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [problem(field)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!isStorable(name)) return [problem(field)];
    return unstorableTexts(inner, field === '' ? name : `${field}/${name}`);
  });
}
