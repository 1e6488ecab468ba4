export interface TypedText {
  /** The name of the field: “Fender F6, Unit price”. */
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

/** The text in an input; null for a checkbox, a select or a file input. */
export function typedIn(target: EventTarget): TypedText | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  if (!types.has(target.type)) return null;
  const group = target.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
  // The label without “(optional)”.
  const label = target.getAttribute('aria-label') ?? target.labels?.[0]?.firstChild?.textContent ?? '';
  return { name: [group, label].filter((part) => part !== '').join(', '), text: target.value.trim() };
}

/** The typed texts as one text to copy; several are listed with the names of their fields. */
export function textOfTyped(typed: Iterable<TypedText>): string {
  const filled = [...typed].filter(({ text }) => text !== '');
  return filled.length === 1
    ? filled.map(({ text }) => text).join('')
    : filled.map(({ name, text }) => `${name}${name.endsWith('?') ? '' : ':'} ${text}`).join('\n');
}
