/** Keys and indices from the outside in. */
export type JsonPath = readonly PropertyKey[];

/** `traces[0].steps[12].event.type` */
export function placeOf(path: JsonPath): string {
  const words = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`;
    return /^[A-Za-z]\w*$/.test(String(part)) ? `.${String(part)}` : `[${JSON.stringify(String(part))}]`;
  });
  return words.join('').replace(/^\./, '') || 'the whole text';
}
