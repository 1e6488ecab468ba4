/**
 * Rows of cells in the clipboard format of spreadsheets: tabs between cells, quotes around a cell with a tab, a line
 * break or a quote.
 */
export function toTabbedText(rows: readonly (readonly (string | null)[])[]): string {
  const quoted = (text: string) => (/[\t\n\r"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map((cell) => quoted(cell ?? '')).join('\t')).join('\n');
}

/** Parses that format. A final line break, which spreadsheets add, does not add a row. */
export function fromTabbedText(text: string): string[][] {
  const rows: string[][] = [];
  const source = text.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '');
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '' && closes(source, at)) isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      row.push(cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  rows.push([...row, cell]);
  return rows;
}

/** Whether the quote at `from` is closed at the end of a cell; an inch sign is not. */
function closes(source: string, from: number): boolean {
  const whole = /"(?:[^"]|"")*"(?=\t|\n|$)/uy;
  whole.lastIndex = from;
  return whole.test(source);
}

/**
 * The target cells of copied cells: from the corner on, or the whole range for a single cell. `at` are positions in the
 * table, not row numbers.
 */
export function spread(
  copied: readonly (readonly string[])[],
  range: { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number },
): { readonly at: number; readonly column: number; readonly text: string }[] {
  const single = copied.length === 1 && copied[0]?.length === 1 ? copied[0][0] : undefined;
  const cells: { at: number; column: number; text: string }[] = [];
  if (single !== undefined) {
    for (let at = range.top; at <= range.bottom; at += 1)
      for (let column = range.left; column <= range.right; column += 1)
        cells.push({ at, column, text: single });
    return cells;
  }
  copied.forEach((row, down) =>
    row.forEach((text, across) => cells.push({ at: range.top + down, column: range.left + across, text })),
  );
  return cells;
}
