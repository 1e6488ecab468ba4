/** Keys and indices from the outside in. */
export type JsonPath = readonly PropertyKey[];

/** `traces[0].steps[12].event.type` */
export function formatJsonPath(path: JsonPath): string {
  const text = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`;
    return /^[A-Za-z]\w*$/.test(String(part)) ? `.${String(part)}` : `[${JSON.stringify(String(part))}]`;
  });
  return text.join('').replace(/^\./, '') || 'the whole text';
}
