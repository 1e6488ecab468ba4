const TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/uy;

/**
 * Reads a text as strict XML, without a browser: throws where an XML parser would. Supports elements, attributes and
 * text.
 */
export function readXml(text: string): { root: string; names: Set<string> } {
  const open: string[] = [];
  const names = new Set<string>();
  let root = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`No XML from ${text.slice(at, at + 60)}`);
    const [whole, closing, name = '', , empty] = found;
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu.test(whole))
      throw new Error(`A bare & in ${whole}`);
    if (name === '') continue;
    names.add(name);
    root ||= name;
    if (closing) {
      if (open.pop() !== name) throw new Error(`${name} is closed and was not open`);
    } else if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(', ')}`);
  return { root, names };
}
