const texts = new WeakMap<object, string>();

// State is never changed in place, so its text stays valid as long as the object exists.
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

const listed = (parts: readonly string[]): string => parts.join(',\n ');

/** State as JSON, one line per record; only new records are serialised again. */
export function stateText(state: object): string {
  const parts = Object.entries(state).map(([name, records]: [string, object]) => {
    const text = Array.isArray(records)
      ? `[${listed(records.map(textOf))}]`
      : `{${listed(Object.entries(records).map(([id, record]) => `${JSON.stringify(id)}:${textOf(record)}`))}}`;
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{${parts.join(',\n')}}\n`;
}
