export interface TypedText {
  /** “Fender F6, Unit price”: its field. */
  readonly name: string;
  readonly text: string;
}

const types: ReadonlySet<string> = new Set([
  'textarea',
  'text',
  'search',
  'email',
  'tel',
  'url',
  'number',
  'date',
]);

/** What is in a field in which one types; null for one that is ticked, chosen from or given a file. */
export function typedIn(target: EventTarget): TypedText | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  if (!types.has(target.type)) return null;
  const group = target.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
  // A label's own text, without its “(optional)”.
  const label = target.getAttribute('aria-label') ?? target.labels?.[0]?.firstChild?.textContent ?? '';
  return { name: [group, label].filter((part) => part !== '').join(', '), text: target.value.trim() };
}

/** What was typed, as one text to copy: alone where it is one field's, else after each field's name. */
export function textOfTyped(typed: Iterable<TypedText>): string {
  const filled = [...typed].filter(({ text }) => text !== '');
  return filled.length === 1
    ? filled.map(({ text }) => text).join('')
    : filled.map(({ name, text }) => `${name}${name.endsWith('?') ? '' : ':'} ${text}`).join('\n');
}
