/** The beginning of a formula, which spreadsheets would run when the file is opened. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** A plain number, which is harmless whatever its sign. */
const plainNumber = /^-?\d+(\.\d+)?$/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  // Some spreadsheets separate by semicolons or tabs, so cells with these are quoted too.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open with the right encoding; a text that could be a formula gets an
 * apostrophe in front (OWASP "CSV injection").
 */
export const csvText = (
  header: readonly string[],
  rows: Iterable<readonly (string | number | null)[]>,
): string => {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','));
  // Excel recognises UTF-8 by the byte order mark.
  return `\ufeff${lines.join('\r\n')}\r\n`;
};
