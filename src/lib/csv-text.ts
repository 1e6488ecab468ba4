/** What spreadsheets take for the beginning of a formula: opened, such a cell would run. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** A number with its decimals: it runs nothing, whatever its sign. */
const plainNumber = /^-?\d+(\.\d+)?$/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  // Where spreadsheets separate by semicolons or tabs, the rest would be a cell of its own.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open with the right letters; text that could be taken for a formula begins with an apostrophe
 * (OWASP "CSV injection").
 */
export const csvText = (
  header: readonly string[],
  rows: Iterable<readonly (string | number | null)[]>,
): string => {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','));
  // The mark in front is how Excel knows UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`;
};
